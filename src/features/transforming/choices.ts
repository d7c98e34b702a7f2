/** The items in the list of `Transform Puzzle…`. */

import { CanonicalForms, hasForms } from '../../core/canonical/index';
import { hasConflict } from '../../core/grid';
import { all } from '../../core/sentences';
import { type SquareSymmetry, squareSymmetries } from '../../core/symmetry/symmetries';
import * as messages from '../../messages/index';
import { digitOf } from '../../text/parser/grids/cells';
import type { Puzzle } from '../../text/puzzle';
import { makeSymbol, rangesOf } from '../../text/symbols';
import type { Planning } from './plan';
import { countOf, FORM_KINDS, isSeed, pairProblem, SWAPS, type Swap, type TransformRequest } from './request';

/** The question after choosing an item. */
export interface Question {
  readonly prompt: string;
  /** The initial text of the input box. */
  readonly value?: string;
  /** Parses an answer to a request, or returns the reason why it is invalid. */
  read(answer: string): TransformRequest | string;
}

/** An item of the list: a request, or a question that makes one. */
export interface TransformItem {
  readonly label: string;
  readonly detail: string;
  readonly description?: string;
  readonly wanted: TransformRequest | Question;
  /** Whether the item starts a group, and the name of the group. */
  readonly group?: string;
}

/** The symmetries of the square, in the order of the list. */
export const SQUARES: readonly SquareSymmetry[] = [
  'quarter',
  'half',
  'threeQuarters',
  'leftRight',
  'topBottom',
  'diagonal',
  'antidiagonal',
];

/** The items for a puzzle. An unavailable item gives the reason. `seed` is the proposed seed. */
export function choicesFor(puzzle: Puzzle, planning: Pick<Planning, 'givensOf'>, seed: number): TransformItem[] {
  const say = messages.transform;
  const { geometry } = puzzle.grid;
  const possible = squareSymmetries(geometry);
  return [
    ...SQUARES.map((symmetry, i) => ({
      label: say.square(symmetry),
      detail: possible.includes(symmetry) ? say.aboutSquare(symmetry) : say.noSquare(puzzle, symmetry),
      wanted: { transformation: 'square', symmetry } as const,
      ...(i === 0 && { group: say.lines() }),
    })),
    ...SWAPS.slice(0, 4).map(swap => swapChoice(puzzle, swap)),
    { ...swapChoice(puzzle, 'digits'), group: say.names() },
    { label: say.relabel(), detail: say.aboutRelabel(), wanted: { transformation: 'relabel' } },
    { label: say.rename(), detail: say.aboutRename(), wanted: namesQuestion(puzzle) },
    { label: say.shuffle(), detail: say.aboutShuffle(), wanted: seedQuestion(seed) },
    ...formChoices(puzzle, planning),
  ];
}

function swapChoice(puzzle: Puzzle, swap: Swap): TransformItem {
  const say = messages.transform;
  const { geometry } = puzzle.grid;
  const { symbols } = puzzle.style;
  const prompt =
    swap === 'digits'
      ? say.askDigits(all(rangesOf(symbols, geometry.size)))
      : say.askPair(swap, countOf(geometry, swap));
  const numberOf = (word: string) => (swap === 'digits' ? digitOf(word, symbols, geometry.size) : Number(word));
  const read = (answer: string): TransformRequest | string => {
    const [a = Number.NaN, b = Number.NaN, ...more] = wordsOf(answer).map(numberOf);
    const isPair = Number.isInteger(a) && Number.isInteger(b) && more.length === 0;
    if (!isPair) return prompt;
    return pairProblem(geometry, swap, [a, b]) ?? { transformation: 'swap', of: swap, numbers: [a, b] };
  };
  return { label: say.swap(swap), detail: say.aboutSwap(swap), wanted: { prompt, read } };
}

function namesQuestion({ grid: { geometry }, style: { symbols } }: Puzzle): Question {
  const { size } = geometry;
  const all = Array.from({ length: size }, (_, i) => i + 1);
  const isNarrow = symbols.kind === 'character';
  const value = all.map(digit => makeSymbol(symbols, digit)).join(isNarrow ? '' : ' ');
  const read = (answer: string): TransformRequest | string => {
    const words = isNarrow ? [...answer.replace(/[\s,]/g, '')] : wordsOf(answer);
    const digits = words.map(word => digitOf(word, symbols, size));
    const isWhole = digits.length === size && all.every(digit => digits.includes(digit));
    return isWhole ? { transformation: 'relabel', digits } : messages.transform.wrongNames();
  };
  return { prompt: messages.transform.askNames(value), value, read };
}

function seedQuestion(seed: number): Question {
  const say = messages.transform;
  const read = (answer: string): TransformRequest | string => {
    const number = /^\s*\d+\s*$/.test(answer) ? Number(answer) : undefined;
    return isSeed(number) ? { transformation: 'shuffle', seed: number } : say.wrongSeed();
  };
  return { prompt: say.askSeed(), value: String(seed), read };
}

function formChoices(puzzle: Puzzle, planning: Pick<Planning, 'givensOf'>): TransformItem[] {
  const say = messages.transform;
  const { geometry, allowed } = puzzle.grid;
  const grid = { geometry, digits: planning.givensOf(puzzle) };
  const isCounted = hasForms(geometry) && !allowed && !hasConflict(grid);
  const automorphisms = isCounted ? new CanonicalForms().find('pattern', grid)?.automorphisms : undefined;
  return FORM_KINDS.map((form, i) => ({
    label: say.form(form),
    detail: hasForms(geometry) ? say.aboutForm(form) : say.noForm(puzzle),
    ...(automorphisms !== undefined && { description: say.automorphisms(automorphisms) }),
    wanted: { transformation: 'canonical', form } as const,
    ...(i === 0 && { group: say.forms() }),
  }));
}

const wordsOf = (answer: string) => answer.split(/[\s,;]+/).filter(word => word !== '');
