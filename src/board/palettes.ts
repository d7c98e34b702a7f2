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
    color1: '#d9dce1',
    color2: '#c8ecc4',
    color3: '#fbd7ef',
    color4: '#ffe0b0',
    color5: '#ffd0cd',
    color6: '#dcd3fb',
    color7: '#fbf3a9',
    color8: '#c3ecec',
    color9: '#cfe0fb',
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
    color1: '#44484e',
    color2: '#2a4a2a',
    color3: '#54304a',
    color4: '#553f1b',
    color5: '#5a2c2c',
    color6: '#40366a',
    color7: '#4c481c',
    color8: '#1f4a4c',
    color9: '#2a3f63',
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
    color1: '#e0e0e0',
    color2: '#d6ecd4',
    color3: '#f6dfee',
    color4: '#fae8cc',
    color5: '#fadddb',
    color6: '#e5dffa',
    color7: '#f8f4cd',
    color8: '#d5eeee',
    color9: '#dbe6f8',
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
