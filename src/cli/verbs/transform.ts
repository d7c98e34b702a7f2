import { transformed } from '../../core/symmetry/transformation';
import type { TransformRequest } from '../../features/transforming/request';
import { keyOf } from '../../text/gridKey';
import { isWhole, type Puzzle } from '../../text/puzzle';
import { finish } from '../../text/work';
import { formatOption, jobsOption } from './shared/common';
import { FOUND_FIELD, lineOfGrid, unreadOutcome, type VerbOutcome, without, withResult } from './shared/outcome';
import { formatOf, PLACE_FIELDS, perPuzzle } from './shared/perPuzzle';
import { type OptionValues, type PuzzleVerb, UsageError, type VerbOption } from './shared/verb';

/** By option: its part of the request to the editor's command. Lists are numbers separated by commas. */
const KINDS: readonly (VerbOption & { request(value: string): object })[] = [
  {
    name: 'rotate',
    value: 'QUARTERS',
    values: ['1', '2', '3'],
    summary: 'Rotate it clockwise.',
    request: value => ({ transformation: 'rotate', quarters: Number(value) }),
  },
  {
    name: 'mirror',
    value: 'AXIS',
    values: ['leftRight', 'topBottom', 'diagonal', 'antidiagonal'],
    summary: 'Mirror it: leftRight, topBottom, diagonal or antidiagonal.',
    request: axis => ({ transformation: 'mirror', axis }),
  },
  { name: 'transpose', summary: 'Turn rows into columns.', request: () => ({ transformation: 'transpose' }) },
  ...(['bands', 'stacks', 'rows', 'columns', 'digits'] as const).map(of => ({
    name: `swap-${of}`,
    value: 'A,B',
    summary: `Swap two ${of}.`,
    request: (value: string) => ({
      transformation: `swap${of[0].toUpperCase()}${of.slice(1)}`,
      numbers: value.split(',').map(Number),
    }),
  })),
  {
    name: 'relabel',
    value: 'DIGITS',
    summary:
      'Rename digits: the new names of 1, 2, 3 and so on, separated by commas; `appearance` names them in reading order.',
    request: value => ({
      transformation: 'relabel',
      ...(value !== 'appearance' && { digits: value.split(',').map(Number) }),
    }),
  },
  {
    name: 'shuffle',
    value: 'SEED',
    summary:
      'Apply a random transformation and relabel the digits at random. The result depends only on the seed and on the puzzle, not on its place in the file.',
    request: seed => ({ transformation: 'shuffle', seed: Number(seed) }),
  },
];

/** `sudoku transform`. */
export const transformVerb: PuzzleVerb = {
  description: [
    'Writes an equivalent puzzle of the same difficulty for each puzzle, one per line. Give exactly one of the options that define the transformation.',
    'The exit status is 1 when a transformation is not possible: for example, a 6x6 puzzle cannot be transposed.',
  ],
  options: [...KINDS, formatOption, jobsOption],
  examples: [
    { command: 'sudoku transform --rotate 1 puzzles.sdm', does: 'Rotates each puzzle by 90 degrees.' },
    { command: 'sudoku transform --shuffle 42 puzzles.sdm', does: 'Disguises the puzzles.' },
  ],
  fields: [...PLACE_FIELDS, 'transformed', FOUND_FIELD],
  async load(values) {
    const { Planner } = await import('../../features/transforming/plan');
    const request = await requestOf(values);
    const outcomeOf = (puzzle: Puzzle): VerbOutcome => {
      if (!isWhole(puzzle)) return unreadOutcome({ transformed: null }, puzzle);
      const wanted =
        request.transformation === 'shuffle' ? { ...request, seed: seedFor(request.seed, puzzle) } : request;
      const planning = { givensOf: ({ givens }: Puzzle) => givens, check: noCheck };
      const plan = finish(new Planner(wanted, planning).plan(puzzle));
      if (!plan.isFound)
        return without({ transformed: null }, 'not transformed', `was not transformed: ${plan.reason}`, 'no');
      const line = lineOfGrid(transformed(puzzle.grid, plan.value.transformation));
      return withResult({ transformed: line }, line);
    };
    return perPuzzle(formatOf(values), ({ puzzle }) => outcomeOf(puzzle));
  },
};

async function requestOf(values: OptionValues): Promise<TransformRequest> {
  const { requestIn } = await import('../../features/transforming/request');
  const chosen = KINDS.filter(({ name }) => values[name] !== undefined);
  if (chosen.length !== 1) throw new UsageError('Use one of the options that define the transformation.');
  const request = requestIn(chosen[0].request(String(values[chosen[0].name])), () => 0);
  if (!request.isFound) throw new UsageError(request.reason);
  return request.value;
}

/** Only canonical forms need a verdict. */
// biome-ignore lint/correctness/useYield: nothing to wait for
function* noCheck() {
  return undefined;
}

/** FNV-1a, with 32 bits. */
function seedFor(seed: number, { grid }: Puzzle): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed} ${keyOf(grid)}`) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
