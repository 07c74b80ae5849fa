/** The fonts of a table: it is shown when they are there, or nearly so, that no line jumps when they come. */

const FONTS = ["400 13px 'Source Sans 3'", "600 13px 'Source Sans 3'", "500 21px 'EB Garamond'", "600 21px 'EB Garamond'"];
const PATIENCE = 1500; // milliseconds; without them it is shown in others
const SAMPLE = 'Aaż'; // both halves of the alphabet

export async function letters(): Promise<void> {
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  const all = Promise.all(FONTS.map((font) => document.fonts.load(font, SAMPLE)));
  await Promise.race([all.catch(() => undefined), late]);
}
