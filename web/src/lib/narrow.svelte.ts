/** Whether the window is as narrow as a phone. */

const query = matchMedia('(max-width: 720px)');

class Narrow {
  yes = $state(query.matches);
  constructor() {
    query.addEventListener('change', () => (this.yes = query.matches));
  }
}

export const narrow = new Narrow();
