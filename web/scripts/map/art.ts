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
  /** Further points of territories, for the drawing only: a cape that the points of the board give to the wrong shore. */
  pins?: Record<string, Point[]>;
  /** Sea routes that are drawn along other paths than the board gives, so that they keep clear of each other. */
  paths?: Record<string, Point[]>;
  km?: number; // to a unit, where the usual scale is too small
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

/** The wars of religion and of succession: Europe without Egypt and the Caucasus, with more room for the Empire. */
const BAROQUE: Art = {
  km: 1.6,
  seas: [
    { text: 'Oceanus Atlanticus', path: [[-17.2, 44.3], [-14.8, 47.4], [-12.0, 50.2]], size: 50, spacing: 0.16 },
    { text: 'Mare Germanicum', path: [[0.6, 57.0], [3.3, 56.55], [6.1, 56.5]], size: 34, spacing: 0.08 },
    { text: 'Mare Balticum', path: [[17.5, 56.05], [18.9, 56.25], [20.4, 56.25]], size: 20, spacing: 0.04 },
    { text: 'Sinus Botnicus', path: [[18.6, 61.3], [19.8, 62.4], [21.3, 63.4]], size: 22, spacing: 0.06 },
    { text: 'Mare Cantabricum', path: [[-3.55, 44.2], [-2.75, 45.1], [-2.15, 46.1]], size: 19, spacing: 0.04 },
    { text: 'La Manche', path: [[-1.1, 49.6], [-0.5, 49.72], [0.15, 49.9]], size: 14, spacing: 0.02 },
    { text: 'Mare Mediterraneum', path: [[24.9, 34.15], [29.2, 33.75], [33.4, 32.9]], size: 40, spacing: 0.14 },
    { text: 'Mare Balearicum', path: [[2.3, 38.35], [4.4, 39.0], [6.9, 39.55]], size: 25, spacing: 0.06 },
    { text: 'Mare Tyrrhenum', path: [[10.5, 39.95], [11.9, 39.75], [13.4, 39.5]], size: 22, spacing: 0.06 },
    { text: 'Mare Hadriaticum', path: [[14.05, 43.35], [15.1, 42.6], [16.5, 42.1]], size: 17, spacing: 0.02 },
    { text: 'Mare Ionium', path: [[17.35, 38.6], [18.5, 37.3], [19.5, 36.3]], size: 25, spacing: 0.06 },
    { text: 'Pontus Euxinus', path: [[32.3, 43.05], [35.3, 43.0], [38.4, 42.5]], size: 40, spacing: 0.12 },
    { text: 'Mare Caspium', path: [[50.3, 44.4], [50.6, 42.3], [51.0, 40.3]], size: 32, spacing: 0.14 },
    { text: 'Mare Norvegicum', path: [[-1.8, 62.4], [1.6, 63.2], [5.2, 64.0]], size: 34, spacing: 0.14 },
    { text: 'Mare Album', path: [[37.0, 65.35], [38.2, 65.8], [39.4, 66.0]], size: 18, spacing: 0.06 },
  ],
  lands: [
    { text: 'Norvegia', path: [[7.3, 60.1], [8.7, 61.1], [10.4, 61.9]], size: 30, spacing: 0.4 },
    { text: 'Lapponia', path: [[19.6, 67.3], [22.6, 67.6], [25.8, 67.6]], size: 30, spacing: 0.4 },
    { text: 'Barbaria', path: [[-4.2, 33.6], [1.5, 34.4], [7.4, 34.5]], size: 36, spacing: 0.5 },
    { text: 'Libya', path: [[13.5, 30.6], [17.0, 29.7], [20.6, 29.4]], size: 34, spacing: 0.5 },
    { text: 'Syria', path: [[36.6, 36.2], [38.2, 35.6], [39.8, 34.9]], size: 32, spacing: 0.5 },
    { text: 'Armenia', path: [[40.6, 40.6], [42.6, 40.2], [44.8, 39.6]], size: 32, spacing: 0.4 },
    { text: 'Persia', path: [[47.2, 37.4], [49.4, 36.6], [51.4, 35.6]], size: 34, spacing: 0.5 },
    { text: 'Moscovia', path: [[41.2, 58.8], [44.4, 57.6], [47.4, 56.2]], size: 36, spacing: 0.5 },
    { text: 'Tartaria', path: [[44.0, 50.4], [47.4, 49.0], [50.6, 47.4]], size: 38, spacing: 0.6 },
  ],
  guards: [[-5.5, 35.65], [20, 30.5], [14.5, 30.5], [25, 29.5], [16, 67], [19.5, 66.6], [23.4, 66.1], [27, 66.4], [31, 66.6], [53.5, 45.5], [53.5, 38]],
  paths: {
    'cornwall-oporto': [[-5.2, 49.9], [-7.0, 46.8], [-9.3, 44.0], [-9.8, 42.7], [-9.0, 41.3]],
    'cornwall-andalusia': [[-5.2, 49.9], [-8.9, 47.0], [-10.7, 43.5], [-10.6, 38.5], [-9.9, 36.8], [-8.4, 36.1], [-7.1, 36.3], [-6.6, 36.75]],
    'lisboa-catalonia': [[-9.4, 38.3], [-8.9, 36.75], [-7.5, 36.5], [-5.6, 35.97], [-1.5, 36.9], [0.7, 38.6], [0.8, 39.2], [1.6, 40.6], [2.0, 41.2]],
  },
  pins: { london: [[1.15, 51.2]], picardie: [[1.8, 50.85]], andalusia: [[-5.5, 36.2]], skania: [[11.95, 57.75], [12.5, 56.4], [13.05, 55.6]], danmark: [[8.9, 54.1], [12.55, 55.65]] },
};

/** Middle Europe of the railways: a smaller part of the world at a larger scale. */
const RAILWAYS: Art = {
  km: 1.25,
  seas: [
    { text: 'Oceanus Atlanticus', path: [[-12.6, 44.6], [-11.2, 47.2], [-9.4, 49.6]], size: 40, spacing: 0.16 },
    { text: 'Mare Germanicum', path: [[2.0, 55.95], [4.3, 55.75], [6.6, 55.85]], size: 34, spacing: 0.1 },
    { text: 'Mare Balticum', path: [[15.3, 55.0], [17.3, 55.3], [19.2, 55.25]], size: 27, spacing: 0.08 },
    { text: 'Mare Cantabricum', path: [[-5.3, 44.6], [-3.6, 45.1], [-2.0, 45.5]], size: 27, spacing: 0.06 },
    { text: 'La Manche', path: [[-4.1, 49.35], [-2.7, 49.9], [-1.2, 50.15]], size: 22, spacing: 0.05 },
    { text: 'Mare Balearicum', path: [[3.2, 40.4], [4.9, 40.75], [6.7, 40.75]], size: 27, spacing: 0.06 },
    { text: 'Mare Tyrrhenum', path: [[10.6, 39.4], [12.2, 39.3], [13.9, 39.0]], size: 26, spacing: 0.06 },
    { text: 'Mare Hadriaticum', path: [[13.35, 44.6], [14.6, 43.6], [15.9, 42.75]], size: 22, spacing: 0.04 },
    { text: 'Mare Ionium', path: [[17.2, 39.1], [18.3, 38.0], [19.2, 37.0]], size: 27, spacing: 0.08 },
    { text: 'Mare Mediterraneum', path: [[4.0, 38.0], [6.6, 38.15], [9.4, 38.1]], size: 28, spacing: 0.1 },
  ],
  lands: [
    { text: 'Hibernia', path: [[-9.2, 53.0], [-8.0, 53.2], [-6.8, 53.3]], size: 24, spacing: 0.3 },
    { text: 'Norvegia', path: [[7.0, 59.6], [8.4, 60.4], [10.0, 61.2]], size: 28, spacing: 0.4 },
    { text: 'Russia', path: [[28.6, 54.6], [31.6, 53.4], [34.6, 52.0]], size: 40, spacing: 0.6 },
    { text: 'Britannia', path: [[-3.0, 53.2], [-1.6, 52.4], [0.2, 51.9]], size: 28, spacing: 0.3 },
    { text: 'Hispania', path: [[-5.0, 40.6], [-3.0, 40.4], [-0.8, 40.1]], size: 34, spacing: 0.5 },
    { text: 'Polonia', path: [[20.4, 52.6], [22.0, 52.2], [23.8, 51.9]], size: 30, spacing: 0.4 },
    { text: 'Livonia', path: [[22.0, 55.9], [23.6, 56.2], [25.2, 56.6]], size: 26, spacing: 0.4 },
    { text: 'Suecia', path: [[13.6, 57.3], [14.6, 57.6], [15.8, 58.0]], size: 28, spacing: 0.4 },
    { text: 'Turcia', path: [[19.6, 43.6], [21.4, 42.9], [23.2, 42.3]], size: 32, spacing: 0.5 },
    { text: 'Transsilvania', path: [[23.6, 46.9], [25.2, 46.5], [26.8, 46.0]], size: 24, spacing: 0.2 },
    { text: 'Barbaria', path: [[3.0, 36.2], [5.6, 36.2], [8.4, 36.3]], size: 30, spacing: 0.5 },
  ],
  guards: [[26.6, 50.6], [27.6, 49.4], [27, 48.2]],
};

export const ART: Record<string, Art> = {
  coalitions_empire: EUROPE, coalitions_revolution: EUROPE, raison_1618: BAROQUE, raison_1702: BAROQUE, realpolitik: RAILWAYS,
};
