import assert from 'node:assert/strict';
import fc from 'fast-check';
import { foldsOf } from '../../../src/features/navigation/folding';
import { type OutlineSymbol, outlineOf } from '../../../src/features/navigation/outline';
import { puzzleText } from '../../text/writtenPuzzles';
import { cut, ended, FILE, readAll } from '../readingTexts';

function symbolsOf(text: string): OutlineSymbol[] {
  const { document, puzzles } = readAll(text);
  return ended(outlineOf(document, puzzles, 0));
}

describe('outline', () => {
  it('names puzzles by their titles, and shows their size and givens', () =>
    assert.deepEqual(
      symbolsOf(FILE).map(({ name, detail }) => `${name}: ${detail}`),
      ['Grid 01: 4x4 · 4 givens', 'The second: 4x4 · 3 givens so far', ': 4x4 · 3 givens'],
    ));

  it('starts a puzzle with its title and ends it with its border', () => {
    const [first, second, third] = symbolsOf(FILE);
    assert.match(cut(FILE, first), /^Grid 01\n\+--[\s\S]*\.2\|\.\.\|\n\+--\+--\+$/);
    assert.equal(cut(FILE, first.selection), 'Grid 01');
    assert.equal(cut(FILE, second.selection), '# The second');
    assert.match(cut(FILE, second), /^# The second\n1\.\.\.[\s\S]*\n\.2\.\.$/);
    assert.match(cut(FILE, third), /^\[Puzzle\]\n[\s\S]*\n\.2\.\.$/);
  });

  it('lists the grids of a puzzle that is written in several', () =>
    assert.deepEqual(
      symbolsOf(FILE)[2].children.map(child => [child.name, cut(FILE, child.selection)]),
      [
        ['Givens', '1...'],
        ['Position', '1..4'],
      ],
    ));

  it('lists sections of rules', () => {
    const text = '1...\n....\n....\n....\n[Rules]\nanti-king\n[Regions]\n[Cages]\nAAB.\n....\n....\n....\nA=3\n';
    const [{ children }] = symbolsOf(text);
    assert.deepEqual(
      children.map(child => [child.name, child.detail, child.children.map(({ name }) => name)]),
      [
        ['Rules', '1 rule', ['anti-king']],
        ['Regions', '', []],
        ['Cages', '2 cages', []],
      ],
    );
  });

  it('keeps spans in order, inside the text and around their contents', () =>
    fc.assert(
      fc.property(puzzleText, text => {
        let from = 0;
        for (const { start, end, selection, children } of symbolsOf(text)) {
          assert.ok(from <= start && start <= selection.start && selection.end <= end && end <= text.length);
          for (const child of children) assert.ok(start <= child.start && child.end <= end);
          from = start;
        }
      }),
    ));
});

describe('folding', () => {
  const foldsIn = (text: string) => {
    const { document, puzzles } = readAll(text);
    return ended(foldsOf(document, puzzles, { start: 0, end: text.length }));
  };

  it('folds puzzles with their titles, and the grids of one', () =>
    assert.deepEqual(
      foldsIn(FILE)
        .filter(({ kind }) => kind === 'puzzle')
        .map(fold => cut(FILE, fold).split('\n')[0]),
      ['Grid 01', '# The second', '[Puzzle]', '1...', '1..4'],
    ));

  it('folds comments and regions', () => {
    const text = '# one\n# two\n\n#region A\n1...\n..3.\n....\n.2..\n# endregion\n# alone\r\nwords\r\n% a\r\n% b';
    const folds = foldsIn(text).filter(({ kind }) => kind !== 'puzzle');
    assert.deepEqual(
      folds.map(fold => [fold.kind, cut(text, fold)]),
      [
        ['comment', '# one\n# two'],
        ['region', '#region A\n1...\n..3.\n....\n.2..\n# endregion'],
        ['comment', '# endregion\n# alone'],
        ['comment', '% a\r\n% b'],
      ],
    );
  });

  it('finds the same comments in a text of any length', () => {
    const text = `# one\n# two\n${'words\n'.repeat(10_000)}# three\n# four\n`;
    assert.deepEqual(
      foldsIn(text).map(fold => cut(text, fold)),
      ['# one\n# two', '# three\n# four'],
    );
  });
});
