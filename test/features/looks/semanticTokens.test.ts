import assert from 'node:assert/strict';
import { semanticTokensOf, type TokenType } from '../../../src/features/looks/semanticTokens';
import { marked } from '../../text/texts';
import { readAll } from '../readingTexts';

function shown(text: string, type: TokenType): string {
  const { puzzles } = readAll(text);
  return marked(
    text,
    puzzles.flatMap(semanticTokensOf).filter(token => token.type === type),
  );
}

describe('semantic tokens', () => {
  const SECTIONS = '[Puzzle]\n1...\n..3.\n....\n.2..\n[State]\n1..4\n..3.\n....\n.2..\n';
  const MARKS = '1   34  24  24\n24  4   3   124\n34  134 124 1234\n34  2   14  134\n';

  it('mark the digits of a plain grid as givens', () =>
    assert.equal(shown('1...\n..3.\n....\n.2..', 'sudokuGiven'), '«1»...\n..«3».\n....\n.«2»..'));
  it('mark the digits of a position that are not givens as entries', () => {
    assert.equal(shown(SECTIONS, 'sudokuEntry'), SECTIONS.replace('1..4', '1..«4»'));
    assert.equal(
      shown(SECTIONS, 'sudokuGiven'),
      '[Puzzle]\n«1»...\n..«3».\n....\n.«2»..\n[State]\n«1»..4\n..«3».\n....\n.«2»..\n',
    );
  });
  it('mark placed digits in a line of the library as entries', () => {
    const line = ':0003:1:48.+6.7.5.5.6.24..72..3......5....9.8...749...7.2....3......6..99..17.5.3.7.9...21:136::146:';
    assert.equal(shown(line, 'sudokuEntry'), line.replace('+6', '«+6»'));
  });
  it('mark lists of digits as candidates', () =>
    assert.equal(shown(MARKS, 'sudokuCandidate'), MARKS.replace(/\d{2,}/g, '«$&»')));
  it('mark digits that appear twice in a house as conflicts', () =>
    assert.equal(shown('1..1\n..3.\n....\n.2..', 'sudokuConflict'), '«1»..«1»\n..3.\n....\n.2..'));
  it('mark a changed given as a conflict', () =>
    assert.equal(shown(SECTIONS.replace('1..4', '2..4'), 'sudokuConflict').match(/«.»/g)?.join(), '«1»,«2»'));
  it('can take givens from another source', () => {
    const text = '1...\n..3.\n....\n.2..';
    const [puzzle] = readAll(text).puzzles;
    const tokens = semanticTokensOf({
      ...puzzle,
      givens: puzzle.givens.map((digit, cell) => (cell === 0 ? 0 : digit)),
    });
    assert.deepEqual(
      tokens.map(({ type }) => type),
      ['sudokuEntry', 'sudokuGiven', 'sudokuGiven'],
    );
  });
});
