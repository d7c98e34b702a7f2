/**
 * The colors of drawings that have no theme: exported files and printed pages. Every text has a contrast of at least 4.5 : 1 to
 * all that it is drawn on, and every line that has a meaning 3 : 1; a test measures them.
 */

import { PICTURE_COLORS, type PictureColors } from '../language/features/settings';
import { COLOR_NAMES, type ColorName, type Colors } from './style';

/** The names of the palettes. A setting has the same values. */
export const PALETTE_NAMES = PICTURE_COLORS;
/** One of {@link PALETTE_NAMES}. */
export type PaletteName = PictureColors;

/** By palette, by color: its value as `#rrggbb`. */
export const PALETTES: Readonly<Record<PaletteName, Readonly<Record<ColorName, string>>>> = {
  light: {
    paper: '#ffffff',
    line: '#a8adb5',
    region: '#24292f',
    given: '#15181c',
    entry: '#0b57b0',
    note: '#50565e',
    ghost: '#5b5f66',
    wrong: '#b3141c',
    conflict: '#ffe1df',
    dead: '#ffe9d6',
    peer: '#eef2f7',
    same: '#d6e6fb',
    selected: '#cfe2ff',
    selection: '#0b57b0',
    cursor: '#0b57b0',
    area: '#f2f2e6',
    evidence: '#b5e3b1',
    exception: '#ffd58a',
    opposite: '#b4d5fb',
    elimination: '#ffc9c6',
    placement: '#9ce596',
    link: '#9a1f6a',
    evidenceEdge: '#2c7a28',
    exceptionEdge: '#8a5800',
    oppositeEdge: '#1f62b0',
    eliminationEdge: '#b3141c',
    placementEdge: '#1a6616',
    color1: '#ffcfcf',
    color2: '#ffdcba',
    color3: '#fbf3a9',
    color4: '#c8ecc4',
    color5: '#c0ebe8',
    color6: '#cfe0fb',
    color7: '#e0d4fb',
    color8: '#fbd7ef',
    color9: '#d9dce1',
  },
  dark: {
    paper: '#1e1f22',
    line: '#5b5f66',
    region: '#a9aeb6',
    given: '#f3f4f6',
    entry: '#8ec7ff',
    note: '#b4b9c1',
    ghost: '#a9adb5',
    wrong: '#ff9d98',
    conflict: '#4f2023',
    dead: '#472f1a',
    peer: '#292c31',
    same: '#27405f',
    selected: '#274a78',
    selection: '#8ec7ff',
    cursor: '#8ec7ff',
    area: '#3a3b2c',
    evidence: '#2d4f2d',
    exception: '#5c420f',
    opposite: '#234b78',
    elimination: '#6b2427',
    placement: '#174e1b',
    link: '#ff9fd6',
    evidenceEdge: '#7fd07a',
    exceptionEdge: '#e0a94a',
    oppositeEdge: '#7db8ff',
    eliminationEdge: '#ff9d98',
    placementEdge: '#8fe08a',
    color1: '#5a2c2c',
    color2: '#58371a',
    color3: '#4a4519',
    color4: '#2a4a2a',
    color5: '#1d4846',
    color6: '#2a3f63',
    color7: '#42356a',
    color8: '#542f49',
    color9: '#44484e',
  },
  // Roles are told apart by the ring, the strike and the gray of a disc, so that a page without colors is enough.
  print: {
    paper: '#ffffff',
    line: '#808080',
    region: '#000000',
    given: '#000000',
    entry: '#404040',
    note: '#404040',
    ghost: '#595959',
    wrong: '#000000',
    conflict: '#dcdcdc',
    dead: '#dcdcdc',
    peer: '#f2f2f2',
    same: '#dcdcdc',
    selected: '#dcdcdc',
    selection: '#000000',
    cursor: '#000000',
    area: '#f2f2f2',
    evidence: '#c4c4c4',
    exception: '#ffffff',
    opposite: '#e8e8e8',
    elimination: '#ffffff',
    placement: '#b0b0b0',
    link: '#000000',
    evidenceEdge: '#000000',
    exceptionEdge: '#000000',
    oppositeEdge: '#000000',
    eliminationEdge: '#000000',
    placementEdge: '#000000',
    color1: '#fadddb',
    color2: '#fae5d2',
    color3: '#f8f4cd',
    color4: '#d6ecd4',
    color5: '#d5eeee',
    color6: '#dbe6f8',
    color7: '#e5dffa',
    color8: '#f6dfee',
    color9: '#e0e0e0',
  },
};

/** The colors of a palette. */
export function colorsOf(name: PaletteName): Colors {
  return color => PALETTES[name][color];
}

/** The colors of the theme, with names that a stylesheet of the page defines as variables. */
export const VARIABLES: Colors = name => `var(--sudoku-${name})`;

/** Rules that give each variable of {@link VARIABLES} its value. */
export function variablesOf(colors: Colors): string {
  return COLOR_NAMES.map(name => `--sudoku-${name}:${colors(name)}`).join(';');
}
