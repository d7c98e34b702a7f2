import assert from 'node:assert/strict';
import fc from 'fast-check';
import { boxEdgesOf, forcedMarksOf } from '../../../src/features/looks/looks';
import { RUNS } from '../../core/arbitraries';
import { marked } from '../../text/texts';
import { mutated, puzzleText } from '../../text/writtenPuzzles';
import { readAll } from '../readingTexts';

const edges = (text: string, side: 'right' | 'below' | 'corner') =>
  marked(
    text,
    readAll(text).puzzles.flatMap(puzzle => boxEdgesOf(puzzle)[side]),
  );

describe('edges of boxes', () => {
  const PLAIN = '1...\n..3.\n....\n.2..';

  it('are at the inner sides of the boxes of a plain grid', () => {
    assert.equal(edges(PLAIN, 'right'), '1«.»..\n..3.\n.«.»..\n.«2»..');
    assert.equal(edges(PLAIN, 'below'), '1...\n«.».«3.»\n....\n.2..');
    assert.equal(edges(PLAIN, 'corner'), '1...\n.«.»3.\n....\n.2..');
  });
  it('continue over the space between boxes', () =>
    assert.equal(edges('1 . . .\n. . 3 .\n. . . .\n. 2 . .', 'below'), '1 . . .\n«. ».« 3 .»\n. . . .\n. 2 . .'));
  it('are not drawn if the text has borders', () => {
    const text = '+--+--+\n|1.|.4|\n|..|3.|\n+--+--+\n|..|..|\n|.2|..|\n+--+--+\n';
    for (const side of ['right', 'below', 'corner'] as const) assert.equal(edges(text, side), text);
  });
  it('are only drawn between stacks if empty lines separate bands', () => {
    const text = '1...\n..3.\n\n....\n.2..';
    assert.equal(edges(text, 'below'), text);
    assert.equal(edges(text, 'right'), '1«.»..\n.«.»3.\n\n.«.»..\n.«2»..');
  });
  it('are not drawn on one line', () => {
    const text = '1.....3..4...2..';
    assert.equal(edges(text, 'right'), text);
  });
  it('are those of regions instead of boxes', () => {
    const regions = '\n[Regions]\nAAAB\nACBB\nCCDB\nCDDD';
    const of = (side: 'right' | 'below' | 'corner') =>
      edges(`1...\n..3.\n....\n.2..${regions}`, side).slice(0, -regions.length);
    assert.equal(of('right'), '1...\n.«.»3.\n..«.».\n«.»2..');
    assert.equal(of('below'), '1«.»..\n..«3».\n...«.»\n.2..');
    assert.equal(of('corner'), '1.«.».\n«.».3.\n.«.»..\n.2..');
  });
  it('are inside the puzzle, each on one line', () =>
    fc.assert(
      fc.property(fc.oneof(puzzleText, mutated), text => {
        for (const puzzle of readAll(text).puzzles) {
          const { right, below, corner } = boxEdgesOf(puzzle);
          for (const { start, end } of [...right, ...below, ...corner]) {
            assert.ok(puzzle.start <= start && start <= end && end <= puzzle.end);
            assert.doesNotMatch(text.slice(start, end), /[\r\n]/);
          }
        }
      }),
      RUNS,
    ));
});

describe('marks of forced cells', () => {
  const marks = (text: string, which: 'off' | 'naked' | 'all') =>
    marked(
      text,
      readAll(text).puzzles.flatMap(puzzle => forcedMarksOf(puzzle, which)),
    );
  const TEXT = '.12.\n....\n4...\n....';

  it('are at cells with one candidate', () => assert.equal(marks(TEXT, 'naked'), '«.»12.\n....\n4...\n....'));
  it('are absent if the setting is off', () => assert.equal(marks(TEXT, 'off'), TEXT));
  it('are absent on one line', () => assert.equal(marks('.12.....4...1...', 'all'), '.12.....4...1...'));
});
