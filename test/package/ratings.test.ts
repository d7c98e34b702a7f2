import assert from 'node:assert/strict';
import { positionOf } from '../../src/core/position';
import { rate } from '../../src/core/rating/index';
import { parse } from '../../src/text/parser/parser';
import { fencesOf, readText } from './markdown';

describe('docs/ratings.md', () => {
  it('has an example with its rating', () => {
    const markdown = readText('docs/ratings.md');
    const [{ text }] = fencesOf(markdown);
    const [, er, ep, ed, hardest] =
      /^`([\d.]+) \/ ([\d.]+) \/ ([\d.]+) (.+)`$/m.exec(markdown) ?? assert.fail('no rating');
    assert.deepEqual(rate(positionOf(parse(text).puzzles[0].grid)), {
      er: Number(er),
      ep: Number(ep),
      ed: Number(ed),
      hardest,
    });
  });
});
