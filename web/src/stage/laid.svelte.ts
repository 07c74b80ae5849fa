/** The row that lies on the stage in large faces; the foot of the board leaves it out meanwhile. */

class Laid {
  row = $state<string | null>(null);
}

export const laid = new Laid();
