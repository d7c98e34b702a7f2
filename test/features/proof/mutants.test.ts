/**
 * Paths with small faults. Every accepted claim must be true in every solution of the puzzle, which a search determines. So a mutant is
 * rejected unless it still follows. `FUZZ_RUNS` sets how many are made; the counts are then printed.
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '../../../src/core/random';
import { solutions } from '../../../src/core/solver/index';
import { readPaths } from '../../../src/features/proof/reading';
import { sized } from '../../sizes';
import { onlyPuzzle, SAMPLE_TITLES, sampleText } from '../steps';
import { provedPath, verified } from './proofs';

/** Puzzles whose proofs have premises of several kinds. */
const PUZZLES = [
  '249.6...3.3....2..8.......5.....6......2......1..4.82..9.5..7....4.....1.7...3...',
  '53..2.9...24.3..5...9..........1.827...7.........981.............64....91.2.5.43.',
  '..........72.6.1....51...82.8...13..4.........37.9..1.....238..5.4..9.........79.',
  '.2.......3.5.62..9.68...3...5..........64.8.2..47..9....3.....1.....6...17.43....',
];
const { FUZZ_RUNS } = process.env;

/** A path with nets, whose search would take seconds. */
const WITH_NETS = readFileSync(join(__dirname, '../../fixtures/provedPath.txt'), 'utf8');

const COUNT = Number(FUZZ_RUNS ?? sized(80, 400));
/** The maximum number of solutions of an ambiguous puzzle that are examined. */
const MOST_SOLUTIONS = 500;

/** Makes a fault, or returns undefined if it cannot. The lines are those of steps and premises; others are kept. */
type Mutation = (lines: string[], random: Random) => string[] | undefined;

const pick = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)];
const isStep = (line: string) => /^ *\d+\. /.test(line);
const isPremise = (line: string) => /^ +(?:set|cover|exocet|impossible|if|one solution)\b/.test(line);
const indexes = (lines: readonly string[], wanted: (line: string) => boolean) =>
  [...lines.keys()].filter(i => wanted(lines[i]));

const placesOfDigits = (line: string) => Array.from(line, (_, i) => i).filter(i => /[1-9]/.test(line[i]));

/** Returns the lines with some of them replaced. */
const replaced = (lines: readonly string[], at: number, count: number, ...others: readonly string[]) => [
  ...lines.slice(0, at),
  ...others,
  ...lines.slice(at + count),
];

/** Replaces a digit of a line, somewhere after `from`. */
function otherDigit(line: string, from: number, random: Random): string {
  const places = placesOfDigits(line).filter(i => i >= from);
  const at = pick(places, random);
  const digit = pick(
    [...'123456789'].filter(other => other !== line[at]),
    random,
  );
  return line.slice(0, at) + digit + line.slice(at + 1);
}

/** The end of the lines of a step and its premises. */
function endOf(lines: readonly string[], step: number): number {
  let end = step + 1;
  while (end < lines.length && isPremise(lines[end])) end++;
  return end;
}

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'another claim': (lines, random) => {
    const at = pick(indexes(lines, isStep), random);
    const effect = Math.max(lines[at].lastIndexOf('=> ') + 3, lines[at].lastIndexOf(': ') + 2);
    return replaced(lines, at, 1, otherDigit(lines[at], effect, random));
  },
  'a placement instead of an elimination': (lines, random) => {
    const steps = indexes(lines, line => isStep(line) && line.includes('<>'));
    if (steps.length === 0) return undefined;
    const at = pick(steps, random);
    return replaced(lines, at, 1, lines[at].replace('<>', '='));
  },
  'a premise less': (lines, random) => {
    const premises = indexes(lines, isPremise);
    return premises.length > 0 ? replaced(lines, pick(premises, random), 1) : undefined;
  },
  'another premise': (lines, random) => {
    const premises = indexes(lines, isPremise);
    if (premises.length === 0) return undefined;
    const at = pick(premises, random);
    return replaced(lines, at, 1, otherDigit(lines[at], 0, random));
  },
  'a step less': (lines, random) => {
    const at = pick(indexes(lines, isStep), random);
    return replaced(lines, at, endOf(lines, at) - at);
  },
  'steps in another order': (lines, random) => {
    const steps = indexes(lines, isStep);
    const at = pick(steps, random);
    const moved = lines.slice(at, endOf(lines, at));
    const rest = replaced(lines, at, moved.length);
    return replaced(rest, pick(indexes(rest, isStep), random), 0, ...moved);
  },
  'another end grid': (lines, random) => {
    const at = pick(indexes(lines, isEndRow), random);
    return replaced(lines, at, 1, otherDigit(lines[at], 0, random));
  },
  'a given less': (lines, random) => {
    const row = indexes(lines, line => /^[1-9. |]+$/.test(line) && line.length === 21)[random.below(9)];
    const digits = placesOfDigits(lines[row]);
    if (digits.length === 0) return undefined;
    const at = pick(digits, random);
    return replaced(lines, row, 1, `${lines[row].slice(0, at)}.${lines[row].slice(at + 1)}`);
  },
};

/** Lines with a whole row of a grid at the end of a path: it has no empty cell. */
const isEndRow = (line: string) => /^(?:[1-9] ){3}\| (?:[1-9] ){3}\| [1-9] [1-9] [1-9]$/.test(line);

/** Checks that all accepted claims of a text are true. Returns whether the whole text is accepted. */
function judge(text: string): boolean {
  const { paths, problems } = verified(text);
  for (const { path, steps } of paths) {
    const found: Uint8Array[] = [];
    for (const solution of solutions(path.puzzle.grid)) if (found.push(solution) >= MOST_SOLUTIONS) break;
    for (const { step, problem } of steps) {
      if (problem || step.kind === 'grid') continue;
      for (const { cell, digit, isOn } of step.claims) {
        for (const solution of found) {
          assert.equal(solution[cell] === digit, isOn, `${text.slice(step.start, step.end)}\nwas accepted in\n${text}`);
        }
      }
    }
  }
  return problems.length === 0;
}

describe('mutants of paths', () => {
  const texts: string[] = [];
  before(() => {
    texts.push(WITH_NETS, ...PUZZLES.map(line => provedPath(onlyPuzzle(line), 'view')));
    texts.push(...SAMPLE_TITLES.slice(0, 2).map(title => provedPath(onlyPuzzle(sampleText(title)), 'view')));
    for (const text of texts) assert.ok(judge(text), text);
  });

  for (const [name, mutation] of Object.entries(MUTATIONS)) {
    it(`${name}: accepted claims are true`, () => {
      const random = new Random(20_260_101);
      const wanted = Math.ceil(COUNT / Object.keys(MUTATIONS).length);
      let accepted = 0;
      for (let made = 0; made < wanted; ) {
        const lines = mutation(pick(texts, random).split('\n'), random);
        if (!lines) continue;
        made++;
        if (judge(lines.join('\n'))) accepted++;
      }
      if (FUZZ_RUNS)
        console.log(`      ${name}: ${wanted} mutants, ${wanted - accepted} rejected, ${accepted} still follow`);
      // No minimum is required of kinds that are often still right.
      const isOftenRight = name.startsWith('a step') || name.startsWith('steps') || name === 'another premise';
      if (name === 'another end grid') assert.equal(accepted, 0);
      assert.ok(accepted <= (isOftenRight ? 1 : 0.25) * wanted, `${accepted} of ${wanted} were accepted`);
    });
  }

  it('are made of paths with premises of every kind', () => {
    const kinds = texts.flatMap(text =>
      readPaths(text).paths.flatMap(({ parts }) =>
        parts.flatMap(part => (part.kind === 'step' ? part.premises.map(({ premise }) => premise?.kind) : [])),
      ),
    );
    assert.deepEqual([...new Set(kinds)].sort(), ['cover', 'if', 'rectangle', 'set']);
  });
});
