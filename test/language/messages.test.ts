import assert from 'node:assert/strict';
import { list } from '../../src/core/techniques/names';
import { count, messages } from '../../src/language/messages';
import { parse } from '../../src/language/parser';
import { EASY } from './texts';

const says = (found: string, expected: string) => assert.equal(found, expected);

describe('messages', () => {
  it('lists', () =>
    assert.deepEqual(
      [list([]), list(['a']), list(['a', 'b']), list(['a', 'b', 'c'], 'or')],
      ['', 'a', 'a and b', 'a, b or c'],
    ));
  it('counts', () =>
    assert.deepEqual(
      [count(0, 'cell'), count(1, 'cell'), count(49_151, 'cell')],
      ['0 cells', '1 cell', '49,151 cells'],
    ));

  const { commands } = messages;
  it('solved', () => says(commands.solved(1), 'Solved 1 puzzle.'));
  it('solved, many', () => says(commands.solved(49_151), 'Solved 49,151 puzzles.'));
  it('solved already', () => says(commands.alreadySolved(1), 'The puzzle is solved already.'));
  it('filled', () => says(commands.filled(1), 'Filled 1 forced cell.'));
  it('nothing to fill', () => says(commands.filled(0), 'No cell is forced.'));
  it('ambiguous', () =>
    says(
      commands.ambiguous({ names: ['Grid 1 (line 2)'], total: 1 }),
      'Several solutions, filled with one of them: Grid 1 (line 2).',
    ));
  it('unsolvable, a few by name', () =>
    says(commands.unsolvable({ names: ['a', 'b', 'c'], total: 3 }), 'No solution, left as it is: a, b and c.'));
  it('unsolvable, many', () =>
    says(commands.unsolvable({ names: ['a', 'b', 'c'], total: 5 }), 'No solution, left as it is: a, b, c and 2 more.'));
  it('timed out', () =>
    says(
      commands.timedOut({ names: ['line 1'], total: 1 }, 10),
      'Not solved within 10 seconds (sudoku.solve.timeLimit), left as it is: line 1.',
    ));

  const named = (title: string) => commands.name(parse(`${title}\n${EASY}`).puzzles[0], 2);
  it('a puzzle by title and line', () => says(named('Grid 03'), 'Grid 03 (line 2)'));
  it('a puzzle by line', () => says(named(''), 'line 2'));
  it('a long title is cut', () => says(named('word '.repeat(20)), 'word word word word word word word word… (line 2)'));
});
