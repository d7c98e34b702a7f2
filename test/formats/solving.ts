/** Reads texts of other programs for tests, and solves them. */

import assert from 'node:assert/strict';
import { geometryOfSize } from '../../src/core/geometry';
import { geometryWithRules, type RegionMap, rulesOfGeometry } from '../../src/core/rules/geometry';
import type { Rule } from '../../src/core/rules/rule';
import { solutions } from '../../src/core/solver/index';
import { type Content, isBroken } from '../../src/formats/content';
import { otherRegionsOf } from '../../src/formats/shared/layout';
import { readText } from './readAtOnce';

/** The contents of a puzzle, in the parts that readers find. */
export interface Parts extends Pick<Content, 'title' | 'author' | 'ruleset' | 'marks'> {
  readonly size: number;
  /** Absent if the regions are the usual boxes. */
  readonly regions?: RegionMap | undefined;
  readonly givens: Uint8Array;
  readonly digits: Uint8Array;
  readonly rules: readonly Rule[];
}

/** The contents of a text, its losses, and whether its solution contradicts it. */
export interface ReadParts extends Parts {
  readonly content: Content;
  readonly lost: readonly string[];
  readonly doubt?: string;
}

/** Returns the contents of a text; fails if it cannot be read. */
export function read(text: string): ReadParts {
  const reading = readText(text);
  assert.ok(reading, `not of any form: ${text.slice(0, 100)}`);
  assert.ok(!isBroken(reading), isBroken(reading) ? reading.problem : '');
  const { content, lost, ...doubt } = reading;
  return { ...partsOf(content), content, lost: lost.map(loss => loss.replace(/^dropped /, '')), ...doubt };
}

/** The parts of a puzzle. */
export function partsOf({ grid: { geometry, digits }, givens, ...words }: Content): Parts {
  return {
    size: geometry.size,
    regions: otherRegionsOf(geometry),
    givens,
    digits,
    rules: rulesOfGeometry(geometry),
    ...words,
  };
}

/** A puzzle with these parts. */
export function contentWith({ size, regions, givens, digits, rules, ...words }: Parts): Content {
  return { grid: { geometry: geometryWithRules(geometryOfSize(size), rules, regions), digits }, givens, ...words };
}

/** Returns the problem of a text; fails if it has none. */
export function problemIn(text: string): string {
  const reading = readText(text);
  assert.ok(reading && isBroken(reading), `no problem: ${text.slice(0, 100)}`);
  return reading.problem;
}

/** Returns up to two solutions, as digits. */
export function solutionsOf({ content }: Pick<ReadParts, 'content'>): Uint8Array[] {
  const grid = { geometry: content.grid.geometry, digits: content.givens };
  const found: Uint8Array[] = [];
  for (const solution of solutions(grid)) if (found.push(solution) === 2) break;
  return found;
}
