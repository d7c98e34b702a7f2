import assert from 'node:assert/strict';
import { parse } from '../../../src/text/parser/parser';
import { EASY, EASY_SOLVED, rowsOf } from '../texts';

const titlesOf = (text: string) => parse(text).puzzles.map(({ title }) => title);

describe('a line between puzzles', () => {
  const code = (line: string) =>
    `g = [\n${rowsOf(line.replaceAll('.', '0'))
      .map(row => `[${[...row]}],`)
      .join('\n')}\n]`;

  it('ends a pasted grid, and is the title of the next one', () => {
    for (const line of ['The answer', '# The answer', '% The answer', '[The answer]'])
      assert.deepEqual(titlesOf(`${code(EASY)}\n${line}\n${code(EASY_SOLVED)}\n`), [undefined, 'The answer'], line);
    const spread = (line: string) =>
      rowsOf(line)
        .map(row => [...row].join('\t'))
        .join('\n');
    assert.deepEqual(titlesOf(`${spread(EASY)}\nThe answer\n${spread(EASY_SOLVED)}\n`), [undefined, 'The answer']);
  });

  it('is a title if it resembles a line of a library but has cells of no size', () => {
    for (const cells of [20, 26, 50, 100]) {
      const line = `:0100:1:${'.1'.repeat(cells / 2)}:1`;
      assert.deepEqual(titlesOf(`${line}\n${rowsOf(EASY).join('\n')}\n`), [line], `${cells} cells`);
    }
  });
});
