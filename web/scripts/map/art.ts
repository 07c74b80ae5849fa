/** What a draughtsman adds to a board file: names of seas and of lands outside the game, and guards for the drawing. */

import type { Point } from './geometry';

export interface Lettering {
  text: string;
  path: Point[]; // degrees; the text runs along it
  size: number;
  spacing: number; // in em
}

export interface Art {
  seas: Lettering[];
  lands: Lettering[];
  /** Points of nobody's land beyond the view: they keep territories at the edge from spreading over a continent. */
  guards: Point[];
}

const EUROPE: Art = {
  seas: [
    { text: 'Oceanus Atlanticus', path: [[-16.6, 44.3], [-14.2, 47.4], [-11.4, 50.2]], size: 40, spacing: 0.16 },
    { text: 'Mare Germanicum', path: [[0.6, 57.0], [3.3, 56.55], [6.1, 56.5]], size: 27, spacing: 0.08 },
    { text: 'Mare Balticum', path: [[15.7, 54.95], [17.4, 55.25], [19.0, 55.2]], size: 19, spacing: 0.06 },
    { text: 'Sinus Botnicus', path: [[18.55, 61.2], [19.8, 62.4], [21.4, 63.5]], size: 19, spacing: 0.06 },
    { text: 'Mare Cantabricum', path: [[-7.2, 44.75], [-4.9, 45.2], [-2.5, 45.15]], size: 22, spacing: 0.06 },
    { text: 'La Manche', path: [[-3.9, 49.45], [-2.7, 49.85], [-1.5, 50.05]], size: 15, spacing: 0.04 },
    { text: 'Mare Mediterraneum', path: [[24.9, 34.15], [29.2, 33.75], [33.4, 32.9]], size: 32, spacing: 0.14 },
    { text: 'Mare Balearicum', path: [[2.3, 38.35], [4.4, 39.0], [6.9, 39.55]], size: 20, spacing: 0.06 },
    { text: 'Mare Tyrrhenum', path: [[10.1, 41.35], [11.2, 40.75], [12.6, 40.35]], size: 17, spacing: 0.06 },
    { text: 'Mare Hadriaticum', path: [[13.75, 44.25], [15.5, 43.0], [17.7, 41.95]], size: 17, spacing: 0.06 },
    { text: 'Mare Ionium', path: [[17.35, 38.95], [18.6, 37.5], [19.6, 36.4]], size: 20, spacing: 0.06 },
    { text: 'Pontus Euxinus', path: [[30.6, 43.3], [34.2, 43.15], [38.0, 42.75]], size: 36, spacing: 0.16 },
    { text: 'Mare Caspium', path: [[50.3, 44.4], [50.6, 42.3], [51.0, 40.3]], size: 26, spacing: 0.14 },
    { text: 'Mare Norvegicum', path: [[-1.8, 62.9], [1.6, 63.9], [5.2, 64.9]], size: 28, spacing: 0.14 },
    { text: 'Mare Album', path: [[37.0, 65.35], [38.2, 65.8], [39.4, 66.0]], size: 15, spacing: 0.06 },
  ],
  lands: [
    { text: 'Barbaria', path: [[-4.2, 33.6], [1.5, 34.4], [7.4, 34.5]], size: 30, spacing: 0.5 },
    { text: 'Libya', path: [[13.5, 30.6], [17.0, 29.7], [20.6, 29.4]], size: 28, spacing: 0.5 },
    { text: 'Arabia', path: [[40.6, 31.6], [43.3, 31.0], [46.0, 30.2]], size: 28, spacing: 0.5 },
    { text: 'Persia', path: [[47.2, 37.4], [49.4, 36.6], [51.4, 35.6]], size: 28, spacing: 0.5 },
    { text: 'Tartaria', path: [[49.2, 54.3], [52.6, 51.6], [55.0, 48.8]], size: 34, spacing: 0.6 },
  ],
  guards: [
    [53.5, 45.5], [53.5, 42], [53.5, 38], [49, 49], [37.6, 26.6], [36.8, 27.9], [40, 23], [44, 17], [50, 60], [44, 66], [38, 67.5], [-18, 30],
  ],
};

export const ART: Record<string, Art> = { coalitions_empire: EUROPE, coalitions_revolution: EUROPE };
