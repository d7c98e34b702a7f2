import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '../../../src/core/techniques/step';
import { sized } from '../../sizes';
import { ROOT } from '../cli';
import { type Connection, connect } from './client';
import { type Game, play } from './evaluation';

describe('a scripted client of the tools', () => {
  let connection: Connection;
  before(async () => {
    connection = await connect();
  });
  after(() => connection.close());

  /** Puzzles with their solutions. */
  const rated = readFileSync(join(ROOT, 'test/fixtures/rated.tsv'), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split('\t'))
    .map(([, puzzle, solution]) => ({ puzzle, solution }))
    .filter((_, i) => i % sized(20, 1) === 0);

  it('solves puzzles of all levels, with one verified placement per turn', async () => {
    const games: Game[] = [];
    for (const { puzzle, solution } of rated) {
      const game = await play(connection, puzzle);
      assert.equal(game.end, solution, game.stuck);
      games.push(game);
    }
    for (const level of LEVELS) {
      for (let seed = 2026; seed < 2026 + sized(1, 4); seed++) {
        const { data } = await connection.call('sudoku_generate', { level, seed });
        const [{ puzzle }] = data.puzzles;
        const game = await play(connection, puzzle);
        const { data: solved } = await connection.call('sudoku_solve', { puzzle });
        assert.equal(game.end, solved.solution, game.stuck);
        games.push(game);
      }
    }
    assert.equal(games.length, sized(9, 100));
    // One placement per turn, so the number of turns equals the number of empty cells. Each turn has two calls, and one for each step.
    const empty = games.reduce((sum, { puzzle }) => sum + [...puzzle].filter(cell => cell === '.').length, 0);
    assert.equal(sumOf(games, 'turns'), empty);
    assert.equal(sumOf(games, 'calls'), 3 * empty + sumOf(games, 'eliminations'));
    assert.ok(sumOf(games, 'eliminations') > sized(20, 100), 'puzzles that need no eliminations prove little');
    console.log(
      `      ${games.length} puzzles: ${empty} turns, ${sumOf(games, 'calls')} calls, ` +
        `${sumOf(games, 'eliminations')} steps that place nothing`,
    );
  });
});

const sumOf = (games: readonly Game[], key: 'turns' | 'calls' | 'eliminations') =>
  games.reduce((sum, game) => sum + game[key], 0);
