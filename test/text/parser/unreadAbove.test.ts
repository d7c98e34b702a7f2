/** Lines directly above a grid that get a note unless the grid follows: links and comments that show a grid. */

import assert from 'node:assert/strict';
import { parse } from '../../../src/text/parser/parser';
import { EASY } from '../texts';

const ROWS = EASY.match(/.{9}/g)!;
const GRID = ROWS.join('\n');
const LINK = 'https://sudokupad.app/abc123';
const COMMENTS = ROWS.map(row => `# ${row}`).join('\n');

/** The notes of a text, each as its reason and the number of its first line. */
function notesIn(text: string): string[] {
  return (parse(text).notes ?? []).map(
    ({ reason, start }) => `${reason} ${text.slice(0, start).split('\n').length - 1}`,
  );
}

describe('a link alone in its line', () => {
  const check = (below: string, isTitle: boolean) => {
    const text = `${LINK}\n${below}`;
    assert.equal(notesIn(text).length, isTitle ? 0 : 1, text);
    if (isTitle) assert.equal(parse(text).puzzles[0].title, LINK);
  };
  it('is the title of a grid directly below', () => check(`${GRID}\n`, true));
  it('is the title of a grid that begins with a border', () =>
    check(`+---+---+---+\n${ROWS.map(row => `|${row.match(/.{3}/g)!.join('|')}|`).join('\n')}\n+---+---+---+\n`, true));
  it('is the title of a line of the library', () => check(`:0000:x:${EASY}:::\n`, true));
  it('has a note at the end of the text', () => check('', false));
  it('has a note above an empty line', () => check(`\n${GRID}\n`, false));
  it('has a note above other words', () => check('words\n', false));
  it('has a note above another link', () => assert.equal(notesIn(`${LINK}\n${LINK}\n${GRID}\n`).length, 1));
  it('has a note above a section', () => check(`[Puzzle]\n${GRID}\n`, false));
});

describe('comments that show a grid', () => {
  const check = (text: string, ...expected: readonly string[]) => assert.deepEqual(notesIn(text), expected, text);
  it('have a note before the first puzzle and at the end of a text', () => {
    check(`${COMMENTS}\n`, 'comments 0');
    check(`words\n${COMMENTS}`, 'comments 1');
    check(`${COMMENTS}\n\n${GRID}\n`, 'comments 0');
  });
  it('have one note each, which begins at their first line', () =>
    check(`${COMMENTS}\n# words\n${COMMENTS}\n`, 'comments 0', 'comments 10'));
  it('have none if they are few', () => check(`${COMMENTS.split('\n').slice(0, 5).join('\n')}\n`));
  it('have none after a puzzle', () => check(`${GRID}\n\n${COMMENTS}\n`));
});
