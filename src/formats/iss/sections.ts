/**
 * What Interactive Sudoku Solver takes as text: a string of parts, a grid, a killer or a jigsaw, or several of these with empty lines
 * between them, all about the same puzzle. Lines that begin with `#` are comments.
 */

import { makeCell } from '../../core/cellNames';
import { geometryOfSize } from '../../core/geometry';
import * as messages from '../../messages/index';
import { readCandidateLine } from '../candidateLines';
import { gridIn, readJigsawLine } from '../jigsawLines';
import { readKillerArrows } from '../killerArrows';
import { readKillerNumbers } from '../killerNumbers';
import { Draft } from '../shared/draft';
import type { Reading, VariantContent } from '../shared/variantContent';
import { isBroken } from '../shared/variantContent';
import { readSumoCue } from '../sumoCue';
import { readIss } from './reader';

/** The puzzle in one or several sections: one of them is a string of parts, or the last is a killer and the others are its givens. */
export function readSections(text: string): Reading {
  const sections = sectionsOf(text);
  if (sections.length < 2) return readIss(sections[0] ?? '');
  if (!sections.some(section => readIss(section)) && !isKillerBelowGivens(sections)) return undefined;
  const readings = sections.map(section => readIss(section) ?? readSection(section));
  const contents: VariantContent[] = [];
  for (const reading of readings) {
    if (!reading || isBroken(reading)) return reading;
    contents.push(reading);
  }
  return joined(contents);
}

/** The puzzle in a text that may be any form of that program, as in its links. */
export function readAnySections(text: string): Reading {
  return readSections(text) ?? readSection(text);
}

/** Whether a killer is below one grid. Several killers are several puzzles, and a grid below a killer may be its solution. */
function isKillerBelowGivens(sections: readonly string[]): boolean {
  const [grid, killer, ...others] = sections;
  return others.length === 0 && readKiller(killer) !== undefined && !readKiller(grid) && readGrid(grid) !== undefined;
}

/** A comment behind the parts of a line. */
const COMMENT = /^(\s*\.[A-Z~]\S*)\s+#[^\n]*$/;

/** The lines between empty ones, without comments. */
function sectionsOf(text: string): string[] {
  const sections = [''];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') sections.push('');
    else if (!line.startsWith('#')) sections[sections.length - 1] += `${line.replace(COMMENT, '$1')}\n`;
  }
  return sections.filter(section => section !== '');
}

function readSection(text: string): Reading {
  return readKiller(text) ?? readJigsawLine(text) ?? readCandidateLine(text) ?? readGrid(text);
}

function readKiller(text: string): Reading {
  return readKillerArrows(text) ?? readKillerNumbers(text) ?? readSumoCue(text);
}

function readGrid(text: string): Reading {
  const grid = gridIn(text.replace(/\s+/g, ''));
  if (!grid) return undefined;
  const draft = new Draft(grid.geometry.size);
  for (const [cell, digit] of grid.digits.entries()) if (digit > 0) draft.give(cell, digit);
  return draft.reading();
}

/** One puzzle with what all sections say; undefined when their sizes differ. Two givens for a cell are a problem. */
function joined(contents: readonly VariantContent[]): Reading {
  const [first, ...others] = contents;
  if (others.some(({ size }) => size !== first.size)) return undefined;
  const digits = first.givens.map((_, cell) => contents.find(({ givens }) => givens[cell] > 0)?.givens[cell] ?? 0);
  const clash = digits.findIndex((digit, cell) =>
    contents.some(({ givens: { [cell]: each } }) => each > 0 && each !== digit),
  );
  if (clash >= 0) return { problem: messages.variants.noDigitsLeft(makeCell(geometryOfSize(first.size), clash)) };
  const regions = contents.find(each => each.regions instanceof Uint8Array) ?? contents.find(each => each.regions);
  return {
    size: first.size,
    ...(regions?.regions !== undefined && { regions: regions.regions }),
    givens: digits,
    digits: digits.slice(),
    rules: contents.flatMap(({ rules }) => rules),
    lost: [...new Set(contents.flatMap(({ lost }) => lost))],
  };
}
