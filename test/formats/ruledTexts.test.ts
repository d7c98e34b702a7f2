import assert from 'node:assert/strict';
import { makeLine } from '../../src/core/notation';
import { type Content, contentOf } from '../../src/formats/content';
import { fPuzzlesJson } from '../../src/formats/fPuzzles/fPuzzles';
import { lossesOf, obstacleOf, WRITABLE_FORMATS } from '../../src/formats/index';
import { iss } from '../../src/formats/iss/iss';
import { sourceOf } from '../../src/text/document/textSource';
import { parse } from '../../src/text/parser/parser';
import { isWhole } from '../../src/text/puzzle';
import { meaningOfRules, sectionsOf } from '../../src/text/rules/index';
import { puzzleLines, withShared } from '../collections';
import { fencesOf, readText } from '../package/markdown';
import { read } from './solving';

/** The project's own text formats. */
const OWN = WRITABLE_FORMATS.filter(({ rules, language }) => rules && language === 'sudoku');

/** Writes a puzzle in the project's own formats, and reads it back. */
function check(content: Content, formats = OWN): void {
  const { grid, givens } = content;
  for (const format of formats) {
    if (obstacleOf(format, content)) continue;
    const text = format.write([content, content]);
    const { puzzles, notes } = parse(text);
    assert.equal(puzzles.length, 2, text);
    for (const puzzle of puzzles) {
      assert.equal(meaningOfRules(puzzle.grid.geometry), meaningOfRules(grid.geometry), text);
      assert.equal(makeLine(puzzle.grid.digits), makeLine(grid.digits), text);
      assert.ok(isWhole(puzzle), text);
      assert.deepEqual(
        (puzzle.rules ? sectionsOf(puzzle.rules) : []).flatMap(({ problems }) => problems),
        [],
        text,
      );
      assert.equal(contentOf(puzzle, sourceOf(text)).title, content.title, text);
      if (format.says.includes('entries')) assert.equal(makeLine(puzzle.givens), makeLine(givens), text);
    }
    assert.deepEqual(notes ?? [], []);
  }
}

describe('the words of the author of a classic puzzle', () => {
  const grid = Array.from({ length: 4 }, () => [{ value: 1 }, {}, {}, {}]);
  const { content } = read(JSON.stringify({ size: 4, author: 'Ann', ruleset: 'One.\nTwo.', grid }));
  for (const format of WRITABLE_FORMATS) {
    if (obstacleOf(format, content)) continue;
    it(`are kept in the form ${format.id}`, () => {
      const text = format.write([content]);
      const lost = lossesOf(format, content).filter(part => part === 'author' || part === 'ruleset');
      assert.deepEqual(lost, format.says.includes('author') ? [] : ['author', 'ruleset']);
      if (OWN.includes(format)) assert.match(text, /\n\[Rules\]\n# By Ann\n# One\.\n# Two\.$/);
      else assert.doesNotMatch(text, /\[Rules\]/);
    });
  }
  it('are not read as rules', () => check(content));
});

/** Files, and the column that has the puzzle. */
const FILES = [
  ['named-iss.tsv', 2],
  ['fpuzzles-half.tsv', 2],
  ['killers-hs-half.txt', 0],
  ['killers-tarek-half.txt', 0],
  ['killers-mathemagic-half.txt', 0],
] as const;

describe('puzzles with rules can be written and read back', () => {
  it('those of docs/rules.md', () => {
    const texts = fencesOf(readText('docs/rules.md')).filter(({ info }) => info === 'sudoku');
    const puzzles = texts.flatMap(({ text }) => parse(text).puzzles.map(puzzle => contentOf(puzzle, sourceOf(text))));
    assert.ok(puzzles.length > 50);
    for (const content of puzzles) check(content);
  });

  for (const [file, column] of FILES) {
    withShared(`variants/${file}`, text => {
      const puzzles = () => puzzleLines(text()).map(line => read(line.split('\t')[column]));
      it(file, () => {
        for (const { content } of puzzles()) check(content);
      });
      it(`${file}, through other programs`, () => {
        for (const { content } of puzzles()) {
          for (const format of [iss, fPuzzlesJson]) {
            if (lossesOf(format, content).some(each => each.startsWith('dropped'))) continue;
            const back = read(format.write([content]));
            assert.deepEqual(back.lost, []);
            check(back.content, OWN.slice(0, 1));
          }
        }
      });
    });
  }
});
