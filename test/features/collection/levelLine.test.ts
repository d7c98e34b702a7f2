import assert from 'node:assert/strict';
import { correctLevel, levelLineOf } from '../../../src/features/collection/levelLine';
import type { Difficulty } from '../../../src/features/puzzles/difficulty';
import { sourceOf } from '../../../src/text/document/textSource';
import { parse } from '../../../src/text/parser/parser';
import { gridWith } from './documents';

describe('the level in a header', () => {
  const difficulty = (level: string | undefined, er: number | undefined, isWithRules = false) =>
    ({
      ...(level !== undefined && { grade: { level } }),
      ...(er !== undefined && { rating: { er, isWithRules } }),
    }) as unknown as Difficulty;
  const check = (said: string, known: Difficulty, right: string | undefined) =>
    it(`${said}: ${right ?? 'stays'}`, () => assert.equal(correctLevel(said, known), right));
  check('Easy', difficulty('easy', 1.2), undefined);
  check('EASY', difficulty('easy', 1.2), undefined);
  check('Easy', difficulty('hard', 3.6), 'Hard');
  check('Easy', difficulty(undefined, 3.6), undefined);
  check('My puzzle', difficulty('hard', 3.6), undefined);
  check('2.6', difficulty('hard', 2.6), undefined);
  check('2.60', difficulty('hard', 2.6), undefined);
  check('2.6', difficulty('hard', 2.7), '2.7');
  check('3', difficulty('hard', 3.0), undefined);
  check('SE 2.6', difficulty('hard', 7.1), 'SE 7.1');
  check('se2.6', difficulty('hard', 7.1), 'SE 7.1');
  check('Rules 2.6', difficulty('hard', 7.1, true), 'Rules 7.1');
  check('2.6', difficulty('hard', undefined), undefined);

  it('is the last one above its puzzle, without the space around it', () => {
    const text = `#LEasy\n#L Hard\n  #LMedium  \n${gridWith(3)}\n`;
    const [puzzle] = parse(text).puzzles;
    const found = levelLineOf(sourceOf(text), puzzle);
    assert.deepEqual(found, { start: text.indexOf('Medium'), end: text.indexOf('Medium') + 6, text: 'Medium' });
    assert.equal(
      levelLineOf(sourceOf(`${gridWith(3)}\n#LEasy\n`), parse(`${gridWith(3)}\n#LEasy\n`).puzzles[0]),
      undefined,
    );
  });
});
