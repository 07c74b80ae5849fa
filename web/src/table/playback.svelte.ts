/**
 * Plays a contest through once its cards are revealed: one step after another, then it stays for a while to be read, and one
 * line of it until the reader goes on. The table shows nothing of the result before it is told here. Skipping shows all of it at once; without animation it is
 * shown whole.
 */

import type { LogLine } from '../api/types';
import { settings } from '../lib/settings.svelte';
import { drawn, stepsOf, tell, type Told } from './contest';
import type { Box, Contest, Scene } from './scene';

const STAYS = 9000; // milliseconds after the last step
const STEP = 450; // milliseconds, at normal speed
const LAST = 700; // before the result
const NORMAL = 380;
const MOST_WAITING = 3; // a war has four theatres
const LOOK_BACK = 400; // lines of the log in which the beginning of a contest is looked for

interface Story {
  told: Told;
  seen: Contest | null; // as the scene last had it before it was decided: with those who played no cards
  war: War | null; // of which it is a part
}

/** Boxes that are fought for one after another. */
export interface War {
  title: string;
  boxes: Box[];
}

export class Playback {
  #story = $state.raw<Story | null>(null);
  #step = $state(0);
  reading = $state(false); // while somebody reads it, it does not go away
  resting = $state(false); // it has been told and read: one line is left of it, until the reader goes on
  past = $state.raw<Told[]>([]); // those told before it
  #waiting: Story[] = [];
  #seen: Contest | null = null;
  #war: War | null = null;
  #undecided = false; // the scene is still in the contest: somebody decides what comes of it
  #from = -1; // the first line of the log not looked at yet
  #timer: ReturnType<typeof setTimeout> | undefined;

  #all = $derived(this.#story ? stepsOf(this.#story.told) : 0);
  playing = $derived(Boolean(this.#story && this.#step < this.#all));
  picture = $derived(this.#story && drawn(this.#story.told, this.#story.seen, this.#step));

  /** The line that opened the contest which is told. */
  opened = $derived(this.#story?.told.n ?? null);
  /** The war of the contest that is told. */
  war = $derived(this.#story?.war ?? null);

  /** A result is not told yet. */
  get holding(): boolean {
    return Boolean(this.#story && (this.#waiting.length || this.#step <= this.#story.told.stacks.length));
  }

  /** Called when the result has been told; `first` says whether something before a line is still being told elsewhere. */
  constructor(
    readonly flipped: () => void = () => {},
    readonly first: (line: number) => boolean = () => false,
  ) {}

  /** The scene that is shown now. A contest in which cards are played comes before one that is over. */
  see(scene: Scene): void {
    this.#undecided = Boolean(scene.contest);
    this.#war = warOf(scene);
    if (!scene.contest || scene.contest.final) return;
    this.#seen = scene.contest;
    if (this.#story && (!this.playing || scene.prompt?.yours)) {
      this.#waiting = [];
      this.close();
    }
  }

  /** The log up to the state that is shown next; the first look only remembers. */
  follow(lines: LogLine[], moves: number): void {
    const from = this.#from;
    const upTo = lines.findLastIndex((line) => line.move <= moves) + 1;
    this.#from = upTo;
    if (from < 0 || upTo <= from) return;
    for (const told of tell(lines.slice(Math.max(0, from - LOOK_BACK), upTo))) {
      if (!told.result) continue;
      if (told.result.n >= from) this.#add(told);
      else this.#goOn(told);
    }
  }

  #add(told: Told): void {
    if (this.#waiting.length === MOST_WAITING) this.#waiting.shift(); // whoever falls behind reads of it in the recap
    this.#waiting.push({ told, seen: this.#seen?.place === told.place ? this.#seen : null, war: this.#war });
    this.#seen = null;
    if (!this.playing) this.#next();
  }

  /** Perhaps more came of a contest that is shown already. */
  #goOn(told: Told): void {
    const longer = (story: Story): boolean => story.told.n === told.n && stepsOf(story.told) < stepsOf(told);
    this.#waiting = this.#waiting.map((story) => (longer(story) ? { ...story, told } : story));
    if (!this.#story || !longer(this.#story)) return;
    this.#story = { ...this.#story, told };
    this.#run();
  }

  #next(): void {
    if (this.#story) this.past = [...this.past.slice(-MOST_WAITING), this.#story.told];
    this.#story = this.#waiting.shift() ?? null;
    this.resting = false;
    this.#step = 0;
    this.#run();
  }

  #run(): void {
    clearTimeout(this.#timer);
    if (!this.#story) {
      this.flipped();
      return;
    }
    if (!settings.pace || document.hidden) this.#step = this.#all;
    if (this.#step === 0 && this.first(this.#story.told.n)) {
      this.#timer = setTimeout(() => this.#run(), settings.pace);
      return;
    }
    if (!this.holding) this.flipped();
    if (this.playing) this.#timer = setTimeout(this.#on, ((this.#step === this.#story.told.stacks.length ? LAST : STEP) * settings.pace) / NORMAL);
    else if (this.#waiting.length) this.#timer = setTimeout(() => this.#next(), settings.pace * 4);
    else this.#timer = setTimeout(this.#leave, STAYS);
  }

  #on = (): void => {
    this.#step++;
    this.#run();
  };

  #leave = (): void => {
    if (this.reading || this.#undecided) this.#timer = setTimeout(this.#leave, STAYS / 3);
    else this.resting = true;
  };

  /** The reader goes on: what has been told goes. */
  leave(): boolean {
    return !this.playing && !this.#undecided && this.close();
  }

  /** Shows the end at once; of several, the end of the last. */
  skip(): boolean {
    if (!this.#story || (!this.playing && !this.#waiting.length)) return false;
    this.#story = this.#waiting.pop() ?? this.#story;
    this.#waiting = [];
    this.#step = this.#all;
    this.#run();
    return true;
  }

  /** Drops everything that is being told: it is told in another language, or to another seat. */
  forget(): void {
    this.#waiting = [];
    this.close();
  }

  close(): boolean {
    const shown = Boolean(this.#story);
    clearTimeout(this.#timer);
    this.reading = false;
    this.#next();
    return shown;
  }
}

/** The war that a scene stages, if its boxes are on the table. */
export function warOf(scene: Scene): War | null {
  const display = scene.staged?.display ? scene.displays.find((one) => one.id === scene.staged!.display) : undefined;
  return display ? { title: scene.staged!.title, boxes: display.boxes } : null;
}
