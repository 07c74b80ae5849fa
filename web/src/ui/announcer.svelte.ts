/** What screen readers are told. */

class Announcer {
  polite = $state('');
  urgent = $state('');
}

export const announcer = new Announcer();

export function announce(text: string, urgent = false): void {
  if (urgent) announcer.urgent = text;
  else announcer.polite = text;
}
