/** The puzzles with rules of the benchmark. */

import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Geometry } from '../src/core/geometry.ts';
import { inProject } from '../test/host/project.mts';
import type { bundledCore } from './bundledCore.ts';

type Core = Awaited<ReturnType<typeof bundledCore<'variantCore'>>>;

/** A puzzle with one solution. */
export interface VariantPuzzle {
  readonly name: string;
  readonly geometry: Geometry;
  readonly digits: Uint8Array;
  /** The same as a string of Interactive Sudoku Solver. */
  readonly iss: string;
}

export interface VariantSet {
  readonly name: string;
  readonly puzzles: readonly VariantPuzzle[];
}

const COLLECTIONS = inProject('../shared/data/variants');
const FILES = ['killers-hs-half.txt', 'killers-tarek-half.txt', 'killers-mathemagic-half.txt', 'named-iss.tsv'];
const GENERATED = 500;

/** The named files, or by default the collections next to the project, if they exist, and generated killers. */
export function variantSets(core: Core, files: readonly string[]): VariantSet[] {
  if (files.length > 0) return files.map(file => readSet(core, file));
  const there = FILES.map(file => join(COLLECTIONS, file)).filter(file => existsSync(file));
  if (there.length === 0) console.log('../shared/data/variants is not on this machine: only generated killers.');
  return [{ name: 'generated killers', puzzles: generated(core) }, ...there.map(file => readSet(core, file))];
}

/**
 * A puzzle in each line, in any format of other programs. In a table (`.tsv`), the first column is the name and the third is the puzzle.
 * @throws an error if a line is not a puzzle
 */
function readSet({ finish, readText, isBroken, writeIss }: Core, file: string): VariantSet {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('#'));
  const isTable = extname(file) === '.tsv';
  const puzzles = lines.map((line, i): VariantPuzzle => {
    const columns = line.split('\t');
    const [name, text] = isTable ? [columns[0], columns[2]] : [`${i + 1}`, columns[0]];
    const reading = finish(readText(text));
    if (!reading || isBroken(reading)) throw new Error(`${file}: no puzzle in ${line}`);
    const { content } = reading;
    const iss = isTable ? text : writeIss(content).text;
    return { name, geometry: content.grid.geometry, digits: content.grid.digits, iss: iss ?? '' };
  });
  return { name: basename(file, extname(file)).replace(/-half$/, ''), puzzles };
}

/** Killers of our generator, the same in each run. */
function generated({ generate, recipeOf, NO_RULES, writeIss }: Core): VariantPuzzle[] {
  const puzzles: VariantPuzzle[] = [];
  for (const grid of generate(recipeOf({ seed: 1, count: GENERATED, rules: { ...NO_RULES, marks: ['cage'] } }))) {
    if (!grid) continue;
    const { geometry, digits } = grid;
    const iss = writeIss({ grid, givens: digits }).text;
    puzzles.push({ name: `${puzzles.length + 1}`, geometry, digits, iss });
  }
  return puzzles;
}
