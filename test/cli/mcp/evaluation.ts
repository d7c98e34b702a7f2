/**
 * Plays whole puzzles with the tools by a script instead of a language model, one placement per turn. The script knows no rule of Sudoku.
 * In each turn it asks for the next digit, has it checked, and continues from the position in the answer.
 */

import type { Connection, ToolData } from './client';

/** The record of a played puzzle. */
export interface Game {
  readonly puzzle: string;
  /** The grid at the end, on one line. */
  readonly end: string;
  /** Placements. */
  readonly turns: number;
  readonly calls: number;
  /** Steps that place nothing. */
  readonly eliminations: number;
  /** The reason for giving up, if it did. */
  readonly stuck?: string;
}

/** Plays a single-line puzzle. */
export async function play({ call }: Pick<Connection, 'call'>, puzzle: string): Promise<Game> {
  const game = { position: puzzle, eliminated: [] as string[], turns: 0, calls: 0, eliminations: 0 };
  const ended = (stuck?: string): Game => {
    const { position: end, turns, calls, eliminations } = game;
    return { puzzle, end, turns, calls, eliminations, ...(stuck !== undefined && { stuck }) };
  };
  /** Has every step verified separately. */
  const verify = async (before: typeof game, steps: ToolData['steps']) => {
    let { eliminated } = before;
    for (const { notation, eliminations } of steps) {
      const { data, text } = await call('sudoku_verify_step', {
        puzzle,
        position: before.position,
        eliminated,
        step: notation,
      });
      if (data.verdict !== 'follows') return `${notation}: ${text}`;
      eliminated = [...eliminated, ...eliminations.map(({ cell, digit }) => `${cell}<>${digit}`)];
    }
    return undefined;
  };
  while (game.position.includes('.')) {
    const { position, eliminated } = game;
    const answer = await call('sudoku_next_step', { puzzle, position, eliminated, until: 'placement' });
    game.calls++;
    if (answer.isError) return ended(answer.text);
    const { steps } = answer.data;
    const last = steps[steps.length - 1];
    if (last.placements.length === 0) return ended(answer.text);
    const verified = await verify(game, steps);
    game.calls += steps.length;
    if (verified !== undefined) return ended(verified);
    game.turns++;
    game.eliminations += steps.length - 1;
    const checked = await call('sudoku_check', { puzzle, position: answer.data.position });
    game.calls++;
    if (checked.data.solutions !== 1 || checked.data.findings.length > 0) return ended(checked.text);
    if (last.placements.some(one => !isIn(answer.data.position, one))) {
      return ended(`The position lacks ${JSON.stringify(last.placements)}.`);
    }
    game.position = answer.data.position;
    game.eliminated = answer.data.eliminated;
  }
  return ended();
}

/** Whether a 9x9 line has a digit in a cell. */
function isIn(line: string, { cell, digit }: { readonly cell: string; readonly digit: number }): boolean {
  return line[9 * (Number(cell[1]) - 1) + Number(cell[3]) - 1] === `${digit}`;
}
