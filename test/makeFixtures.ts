/**
 * `npx tsx test/makeFixtures.ts`: makes the project's collections in `test/fixtures/`: puzzles from random solved grids, with
 * the solutions, ratings and steps that this project finds. The result is always the same. A puzzle is kept only if its rating is the same
 * with its digits renamed, so that ratings do not depend on the order in which equal steps are found.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { candidatesOf } from '../src/core/candidates';
import { type Geometry, geometryOfSize } from '../src/core/geometry';
import { digitsOf, type Grid } from '../src/core/grid';
import { makeLine } from '../src/core/notation';
import { type Position, positionOf } from '../src/core/position';
import { rate } from '../src/core/rating/index';
import { countSolutions } from '../src/core/solver/index';
import { findAllSteps, techniques } from '../src/core/techniques/index';
import { Names } from '../src/core/techniques/names';
import type { Step, Technique } from '../src/core/techniques/step';
import { solvedGrid } from './core/arbitraries';
import { randomFrom } from './core/solver/randomGrids';
import { type ValidPuzzle, validPuzzle } from './core/techniques/randomPuzzles';
import { solveLogically } from './core/techniques/walks';
import { MAKERS } from './text/parser/makers';

const nine = geometryOfSize(9);

function write(name: string, head: string, lines: readonly string[]): void {
  const comment = head.replace(/^(?=.)/gm, '# ');
  writeFileSync(join(__dirname, 'fixtures', name), `${comment}\n${lines.join('\n')}\n`);
  console.log(`${name}: ${lines.length} lines`);
}

const puzzles = fc.sample(validPuzzle, { seed: 2026, numRuns: 400 });

function makeRated(): ValidPuzzle[] {
  const lines: string[] = [];
  const perRating = new Map<string, number>();
  const chosen: ValidPuzzle[] = [];
  for (const puzzle of puzzles) {
    const position = positionOf(puzzle.grid);
    const { er, ep, ed, hardest } = rate(position);
    const count = perRating.get(`${er}`) ?? 0;
    if (count >= 4 || (er >= 7.5 && chosen.length > 60)) continue;
    const renamed = { ...puzzle.grid, digits: puzzle.grid.digits.map(digit => (digit === 0 ? 0 : 10 - digit)) };
    if (rate(positionOf(renamed)).er !== er) continue;
    perRating.set(`${er}`, count + 1);
    chosen.push(puzzle);
    const ratings = [er, ep, ed].map(rating => rating.toFixed(1));
    const id = String(chosen.length).padStart(3, '0');
    lines.push([id, makeLine(puzzle.grid.digits), makeLine(puzzle.solution), ...ratings, hardest].join('\t'));
    if (chosen.length === 80) break;
  }
  const head =
    'Puzzles of our own with their solutions and ratings: id, puzzle, solution, ER, EP, ED, hardest technique.';
  write('rated.tsv', `${head}\nMade by test/makeFixtures.ts.`, lines);
  return chosen;
}

function makeAmbiguous(): void {
  const lines = puzzles.slice(0, 100).map(({ grid }, i) => {
    const digits = grid.digits.slice();
    // A minimal puzzle has more solutions without any of its givens.
    const givens = [...digits.keys()].filter(cell => digits[cell] !== 0);
    digits[givens[i % givens.length]] = 0;
    if (countSolutions({ geometry: nine, digits }, 2) < 2) throw new Error('not minimal');
    return makeLine(digits);
  });
  write('ambiguous.sdm', 'Minimal puzzles of our own without one of their givens: each has several solutions.', lines);
}

function makeLarge(): void {
  const lines = [16, 16, 16, 16, 25, 25, 25, 25].map((size, i) => {
    const geometry: Geometry = geometryOfSize(size);
    const random = randomFrom(100 + i);
    const [digits] = fc.sample(solvedGrid(geometry), { seed: i, numRuns: 1 });
    // Fewer givens are left from puzzle to puzzle.
    const share = 70 - 10 * (i % 4);
    const grid: Grid = { geometry, digits: digits.map(digit => (random(100) < share ? digit : 0)) };
    return makeLine(grid.digits);
  });
  write('large.sdm', 'Large puzzles of our own: four 16x16 and four 25x25 ones, each with a solution or more.', lines);
}

/** A position as one line: digits, `+` before entries, then the eliminated candidates as digit, row and column. */
function lineOf({ geometry, digits, givens, candidates }: Position): string {
  const cells = Array.from(digits, (digit, cell) => (digit === 0 ? '.' : (givens[cell] === 0 ? '+' : '') + digit));
  const all = candidatesOf({ geometry, digits });
  const lost = [...digits.keys()].flatMap(cell =>
    digitsOf(all[cell] & ~candidates[cell]).map(
      digit => `${digit}${geometry.rowOf[cell] + 1}${geometry.columnOf[cell] + 1}`,
    ),
  );
  return `${cells.join('')}:${lost.join(' ')}`;
}

/** Writes some steps of each technique, from the paths of puzzles, and positions in which a technique that needs no long search has none. */
function makeSteps(chosen: readonly ValidPuzzle[]): void {
  const names = new Names(nine);
  const found = new Map<string, string[]>();
  const none = new Map<string, string>();
  const add = (step: Step, position: Position) => {
    const lines = found.get(step.technique.id) ?? [];
    if (lines.length >= 4) return;
    lines.push(`${step.technique.id} | ${lineOf(position)} | ${names.step(step)}`);
    found.set(step.technique.id, lines);
  };
  const isRare = ({ id }: Technique) => (found.get(id)?.length ?? 0) < 4;
  const isQuick = ({ id }: Technique) =>
    !/^(forcing|kraken|template)|leviathan|whale|squirmbag|als|mutant|grouped|death/.test(id);
  for (const [i, { grid }] of [...chosen, ...puzzles].entries()) {
    const path = solveLogically(positionOf(grid));
    let position = path.start;
    for (const [j, step] of path.steps.entries()) {
      add(step, position);
      // At some positions, also a step of each rare technique, which the path did not use.
      if ((i + j) % 7 === 0 && !position.isSolved) {
        for (const technique of techniques.filter(other => isRare(other) && isQuick(other))) {
          const [other] = findAllSteps(position, [technique]);
          if (other) add(other, position);
          else if (j > 20) none.set(technique.id, `${technique.id} | ${lineOf(position)} | none`);
        }
      }
      position = position.after(step);
    }
  }
  const lines = techniques.flatMap(({ id }) => [...(found.get(id) ?? []), ...(none.has(id) ? [none.get(id)!] : [])]);
  write(
    'steps.txt',
    'Positions of our own: technique | position | one of the steps that it has there, or none.\nMade by test/makeFixtures.ts.',
    lines,
  );
}

/** One puzzle in the ways that programs write it; pencil marks first, since below a grid they would be a view of that. */
function makeFormats([{ grid }]: readonly ValidPuzzle[]): void {
  const wanted = [
    'pencil marks',
    'rows, blank 0',
    'rows, blank X',
    'rows, spaces',
    'rows, commas',
    'bands',
    'SudoCue',
    'Simple Sudoku',
    'box drawing',
    'one line, zeros',
    'one line, label',
  ];
  const texts = wanted.map(name => {
    const maker = MAKERS.find(other => other.name === name);
    if (!maker) throw new Error(`no maker ${name}`);
    return `# ${name}\n${maker.make(grid).trimEnd()}\n`;
  });
  write('formats.txt', 'One puzzle of our own, written in many ways.\n', texts);
}

const rated = makeRated();
makeFormats(rated);
makeAmbiguous();
makeLarge();
makeSteps(rated);
