import assert from 'node:assert/strict';
import fc from 'fast-check';
import { puzzleAfter, puzzleBefore, puzzlesWithin } from '../../../src/text/document/within';
import { parse } from '../../../src/text/parser/parser';
import { documentOf, ended } from '../../features/readingTexts';
import { EASY, gridOf } from '../texts';
import { puzzleText } from '../writtenPuzzles';

describe('puzzles in a part of a document', () => {
  const text = `${EASY}\n${gridOf(EASY)}\n\n`.repeat(300);
  const starts = parse(text).puzzles.map(({ start }) => start);

  it('are each found once', () => {
    const found = ended(puzzlesWithin(documentOf(text), { start: 0, end: text.length }));
    assert.deepEqual(
      found.map(({ start }) => start),
      starts,
    );
  });

  it('are all reached by next and previous', () => {
    const document = documentOf(text);
    const forth: number[] = [];
    for (let at = ended(puzzleAfter(document, -1)); at; at = ended(puzzleAfter(document, at.start)))
      forth.push(at.start);
    assert.deepEqual(forth, starts);
    const back: number[] = [];
    for (let at = ended(puzzleBefore(document, text.length)); at; at = ended(puzzleBefore(document, at.start))) {
      back.push(at.start);
    }
    assert.deepEqual(back.reverse(), starts);
  });

  it('are before each offset after their start, and not before the start', () => {
    const document = documentOf(`${EASY}\n`);
    ended(document.reading());
    assert.equal(ended(puzzleBefore(document, 0)), undefined);
    for (const offset of [1, 2, EASY.length]) assert.equal(ended(puzzleBefore(document, offset))?.start, 0);
  });

  it('equal those of a complete parse, for any text and part', () =>
    fc.assert(
      fc.property(puzzleText, fc.nat(500), fc.nat(500), (any, a, b) => {
        const [start, end] = [a, b].map(n => Math.min(n, any.length)).sort((x, y) => x - y);
        const document = documentOf(any);
        ended(document.reading());
        const found = ended(puzzlesWithin(document, { start, end }));
        const wanted = parse(any).puzzles.filter(puzzle => puzzle.start <= end && start <= puzzle.end);
        assert.deepEqual(
          found.map(puzzle => [puzzle.start, puzzle.end]),
          wanted.map(puzzle => [puzzle.start, puzzle.end]),
        );
      }),
    ));
});
