import assert from 'node:assert/strict';
import { cellHighlightsAt } from '../../../src/features/navigation/sameDigit';
import { houseSpansAt } from '../../../src/features/navigation/selecting';
import { selectionRangesOf } from '../../../src/features/navigation/selectionRanges';
import { puzzleAt } from '../../../src/text/puzzleFile';
import { isOneLine } from '../../../src/text/sheets';
import { marked, selected } from '../../text/texts';
import { cut, onlyPuzzle, readAll } from '../readingTexts';

const GRID = 'Title\n+--+--+\n|1.|.4|\n|..|3.|\n+--+--+\n|..|..|\n|.2|..|\n+--+--+\n';

function at(markedText: string) {
  const { text, at } = selected(markedText);
  const { document, puzzles } = readAll(text);
  const puzzle = puzzleAt({ puzzles }, at.start) ?? assert.fail('no puzzle at the cursor');
  return { text, document, puzzle, offset: at.start };
}

describe('selection ranges', () => {
  const grown = (markedText: string) => {
    const { text, document, puzzle, offset } = at(markedText);
    return selectionRangesOf(document, puzzle, offset).map(span => cut(text, span));
  };

  it('grow from the cell to its row in the box, the row, the grid and the puzzle', () =>
    assert.deepEqual(grown(GRID.replace('|3.|', '|‸3.|')), [
      '3',
      '3.',
      '..|3.',
      '1.|.4|\n|..|3.|\n+--+--+\n|..|..|\n|.2|..',
      GRID.trimEnd(),
    ]));
  it('skip levels that are not larger for a single-line puzzle', () =>
    assert.deepEqual(grown('A: 1.....3..4...2.‸.'), ['.', '..', '.2..', '1.....3..4...2..', 'A: 1.....3..4...2..']));
  it('cover both grids of a position in sections', () => {
    const text = '[Puzzle]\n1...\n..3.\n....\n.2..\n[State]\n1..4\n..3.\n....\n.2‸..\n';
    assert.deepEqual(
      grown(text).map(span => span.length),
      [1, 2, 4, 19, 19 + 9 + 19, 9 + 19 + 9 + 19],
    );
  });
});

describe('selecting rows, columns and boxes', () => {
  const houses = (markedText: string, kind: 'row' | 'column' | 'box') => {
    const { text, puzzle, offset } = at(markedText);
    return marked(text, houseSpansAt(puzzle, offset, kind));
  };
  const cursor = GRID.replace('|3.|', '|‸3.|');

  it('selects the row of the cursor', () => assert.equal(houses(cursor, 'row'), GRID.replace('..|3.', '«..|3.»')));
  it('selects the column of the cursor', () =>
    assert.equal(
      houses(cursor, 'column'),
      'Title\n+--+--+\n|1.|«.»4|\n|..|«3».|\n+--+--+\n|..|«.».|\n|.2|«.».|\n+--+--+\n',
    ));
  it('selects the box of the cursor', () =>
    assert.equal(houses(cursor, 'box'), 'Title\n+--+--+\n|1.|«.4»|\n|..|«3.»|\n+--+--+\n|..|..|\n|.2|..|\n+--+--+\n'));
  it('works on one line', () => assert.equal(houses('‸1.....3..4...2..', 'box'), '«1.»..«..»3..4...2..'));
});

describe('highlights of the cell at the cursor', () => {
  const shown = (markedText: string, kind: string) => {
    const { text, puzzle, offset } = at(markedText);
    return marked(
      text,
      cellHighlightsAt(puzzle, offset).filter(highlight => highlight.kind === kind),
    );
  };
  const text = '1.23\n..‸1.\n..3.\n..4.';

  it('mark the same digit in other cells', () => assert.equal(shown(text, 'same digit'), '«1».23\n..«1».\n..3.\n..4.'));
  it('mark peers, joined if they are adjacent', () =>
    assert.equal(shown(text, 'peers'), '1.«23»\n«..»1«.»\n..«3».\n..«4».'));
  it('mark an empty cell and its peers', () =>
    assert.equal(shown('1.23\n..1.\n‸..3.\n..4.', 'peers'), '«1».23\n«.».1.\n«..3.»\n«..»4.'));
  it('mark only the same digit on one line', () => {
    assert.equal(shown('‸1.....3..1...2..', 'same digit'), '«1».....3..«1»...2..');
    assert.equal(shown('‸1.....3..1...2..', 'peers'), '1.....3..1...2..');
  });
});

describe('in single-line puzzles', () => {
  const check = (text: string, expected: boolean) =>
    it(text.split('\n')[0], () => assert.equal(isOneLine(onlyPuzzle(text)), expected));
  check('1.....3..4...2..', true);
  check('Monday: 1.....3..4...2..', true);
  check(':0003:1:48.+6.7.5.5.6.24..72..3......5....9.8...749...7.2....3......6..99..17.5.3.7.9...21:136::146:', true);
  check(`${'1'.padEnd(80, '.')}`, true);
  check('1...\n..3.\n....\n.2..', false);
  check('123456789', false);
});
