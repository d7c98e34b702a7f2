/**
 * The texts that Interactive Sudoku Solver accepts: a string of parts, a grid, a killer or a jigsaw, or several of these with empty lines
 * between them, all about the same puzzle. Lines that begin with `#` are comments.
 */

import { makeCell } from '../../core/cellNames';
import { rulesOfGeometry } from '../../core/rules/geometry';
import * as messages from '../../messages/index';
import type { Work } from '../../text/work';
import { readCandidateLine } from '../candidateLines';
import { type FormatReading, type ImportedPuzzle, isBroken } from '../content';
import { gridIn, readJigsawLine } from '../jigsawLines';
import { readKillerArrows } from '../killerArrows';
import { readKillerNumbers } from '../killerNumbers';
import { Draft } from '../shared/draft';
import { otherRegionsOf } from '../shared/layout';
import { readSumoCue } from '../sumoCue';
import { readIss } from './reader';

/** The puzzle in one or several sections: one of them is a string of parts, or the last is a killer and the others are its givens. */
export function* readIssSections(text: string): Work<FormatReading> {
  const sections = sectionsOf(text);
  if (sections.length < 2) return yield* readIss(sections[0] ?? '');
  const readings: FormatReading[] = [];
  for (const section of sections) readings.push(yield* readIss(section));
  if (!readings.some(reading => reading) && !isKillerBelowGivens(sections)) return undefined;
  const found: ImportedPuzzle[] = [];
  for (const [i, section] of sections.entries()) {
    const reading = readings[i] ?? readSection(section);
    if (!reading || isBroken(reading)) return reading;
    found.push(reading);
    yield undefined;
  }
  return yield* joined(found);
}

/** The puzzle in a text that may be any form of that program, as in its links. */
export function* readAnySections(text: string): Work<FormatReading> {
  return (yield* readIssSections(text)) ?? readSection(text);
}

/**
 * Whether the sections are a grid and a killer below it. Several killers are several puzzles, and a grid below a killer
 * may be its solution.
 */
function isKillerBelowGivens(sections: readonly string[]): boolean {
  const [grid, killer, ...others] = sections;
  return others.length === 0 && readKiller(killer) !== undefined && !readKiller(grid) && readGrid(grid) !== undefined;
}

/** A comment after the parts of a line. */
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

function readSection(text: string): FormatReading {
  return readKiller(text) ?? readJigsawLine(text) ?? readCandidateLine(text) ?? readGrid(text);
}

function readKiller(text: string): FormatReading {
  return readKillerArrows(text) ?? readKillerNumbers(text) ?? readSumoCue(text);
}

function readGrid(text: string): FormatReading {
  const grid = gridIn(text.replace(/\s+/g, ''));
  if (!grid) return undefined;
  const draft = new Draft(grid.geometry.size);
  for (const [cell, digit] of grid.digits.entries()) if (digit > 0) draft.give(cell, digit);
  return draft.reading();
}

/** One puzzle with the content of all sections; undefined when their sizes differ. Two givens for a cell are a problem. */
function* joined(sections: readonly ImportedPuzzle[]): Work<FormatReading> {
  const contents = sections.map(({ content }) => content);
  const geometries = contents.map(({ grid }) => grid.geometry);
  const [{ size }, ...others] = geometries;
  if (others.some(other => other.size !== size)) return undefined;
  const draft = new Draft(size);
  for (const cell of draft.givens.keys()) {
    const [digit, ...different] = new Set(contents.map(({ givens }) => givens[cell]).filter(given => given > 0));
    if (digit !== undefined) draft.give(cell, digit);
    if (different.length > 0) draft.fail(messages.variants.noDigitsLeft(makeCell(draft.geometry, cell)));
  }
  const regions = geometries.map(otherRegionsOf);
  draft.regions = regions.find(each => each instanceof Uint8Array) ?? regions.find(each => each !== undefined);
  draft.rules.push(...geometries.flatMap(rulesOfGeometry));
  for (const part of sections.flatMap(({ lost }) => lost)) draft.lost.add(part);
  return yield* draft.result();
}
