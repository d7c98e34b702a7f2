import assert from 'node:assert/strict';
import { colorsOf } from '../../../src/board/drawing/palettes';
import { type ColorName, rulesOf } from '../../../src/board/drawing/style';
import type { PictureColors } from '../../../src/features/settings';
import { contrast } from '../../contrast';

const PALETTES: readonly PictureColors[] = ['light', 'dark', 'print'];

/** The colors that drawings use. */
const names = new Set<ColorName>();
rulesOf(name => {
  names.add(name);
  return '';
});
const COLORS = [...names];

/** The backgrounds of cells on which digits and candidates are written. */
const CELLS = COLORS.filter(name =>
  /^(paper|conflict|dead|peer|same|selected|shade|area|evidence|exception|opposite|placement|color\d)$/.test(name),
);

function check(palette: PictureColors, over: ColorName, under: ColorName, least: number): void {
  const colors = colorsOf(palette);
  const found = contrast(colors(over), colors(under));
  assert.ok(found >= least, `${palette}: ${over} on ${under} is ${found.toFixed(2)}`);
}

for (const palette of PALETTES) {
  describe(`the palette ${palette}`, () => {
    it('has every color', () => {
      for (const name of COLORS) assert.match(colorsOf(palette)(name), /^#[0-9a-f]{6}$/);
    });
    it('has legible digits and candidates on every cell', () => {
      for (const text of ['given', 'entry', 'note'] as const) for (const cell of CELLS) check(palette, text, cell, 4.5);
    });
    it('has legible digits of earlier steps and wrong digits', () => {
      for (const cell of ['paper', 'area'] as const) check(palette, 'ghost', cell, 4.5);
      for (const cell of ['paper', 'conflict', 'dead'] as const) check(palette, 'wrong', cell, 4.5);
    });
    it('has legible candidates on their discs', () => check(palette, 'given', 'elimination', 4.5));
    it('has visible links, strikes and borders', () => {
      for (const line of ['link', 'region', 'wrong', 'selection', 'cursor'] as const) {
        for (const cell of ['paper', 'area'] as const) check(palette, line, cell, 3);
      }
      check(palette, 'wrong', 'elimination', 3);
      for (const edge of COLORS.filter(name => /Edge$|^edge\d$/.test(name))) check(palette, edge, 'paper', 3);
    });
    it('has lines of rules whose edges are visible in shaded cells and on their own bands', () => {
      for (const edge of COLORS.filter(name => /^edge\d$/.test(name))) {
        check(palette, edge, 'shade', 3);
        check(palette, edge, edge.replace('edge', 'color') as ColorName, 2.9);
      }
    });
  });
}
