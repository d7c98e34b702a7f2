import assert from 'node:assert/strict';
import { parse } from '../../../src/text/parser/parser';
import { cellSpanOf } from '../../../src/text/puzzle';
import { sections } from '../../text/pasted/sections';
import { only } from '../../text/writtenPuzzles';
import { fixesAfter } from './check';

const textOf = (name: string) => sections.find(section => section.name === name)?.text as string;

/** Forms in which an empty cell is a blank and a separator, or always has the same text around it. */
const FORMS = [
  ...['CSV', 'CSV, quoted', 'TSV', 'semicolons', 'Markdown', 'Markdown, heading', 'box drawing, every cell', 'JSON'],
  ...[
    'LaTeX tabular',
    'full-width',
    'circled',
    'keycaps',
    'blank o',
    'mail',
    'HTML, a row a line',
    'labels 1',
    'labels A',
  ],
  ...['labels and a frame', 'labels r1:', 'rows in quotes', 'a bullet list', 'Python', 'comments ;'],
];

describe('fixing the length of a row in a pasted form', () => {
  for (const name of FORMS) {
    it(`${name}: restores a deleted empty cell, so that the rest is still read`, () => {
      const text = textOf(name);
      const puzzle = only(text);
      // r1c4, which is empty, and the separator before the next cell.
      const [cell, next] = [3, 4].map(each => cellSpanOf(puzzle, each)!);
      const edit = { start: cell.start, removed: next.start - cell.start, added: '' };
      const broken = parse(text.slice(0, cell.start) + text.slice(next.start)).puzzles;
      assert.deepEqual(
        broken.map(({ problems }) => problems.map(({ code }) => code)),
        [['row-length']],
      );
      const [fix] = fixesAfter(text, edit);
      assert.match(fix.title, /^Add 1 empty cell(?: \(\S+\))? in r1c4$/);
      assert.ok(fix.isPreferred);
      assert.equal(fix.after, text);
    });
  }

  it('is not offered if a blank alone would be read differently', () => {
    for (const name of ['CSV, only blanks quoted', 'Markdown, bold givens', 'LaTeX, math']) {
      const text = textOf(name);
      const puzzle = only(text);
      const [cell, next] = [3, 4].map(each => cellSpanOf(puzzle, each)!);
      assert.deepEqual(fixesAfter(text, { start: cell.start, removed: next.start - cell.start, added: '' }), []);
    }
  });
});

describe('a text in which a mistake prevents reading', () => {
  for (const name of ['three lines', 'two lines', 'one line, blank o', 'an array of all cells', 'a cell a line']) {
    it(`${name}: has a note when a character is missing`, () => {
      const text = textOf(name);
      const at = text.search(/[.0o]/);
      const { puzzles, notes = [] } = parse(text.slice(0, at) + text.slice(at + 1));
      assert.ok(puzzles.some(({ problems }) => problems.length > 0) || notes.length === 1);
    });
  }
});
