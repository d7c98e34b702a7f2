import assert from 'node:assert/strict';
import fc from 'fast-check';
import { removing, removingCopies } from '../../../src/features/collection/removing';
import { applied } from '../../../src/text/edits';
import { finish } from '../../../src/text/work';
import { RUNS } from '../../core/arbitraries';
import { EASY, gridOf } from '../../text/texts';
import { documentOf, gridWith, HARD } from './documents';

function withoutCopies(text: string): string {
  const { edits, misread } = finish(removingCopies(documentOf(text)));
  return misread !== undefined ? `refused for ${misread}` : applied(text, edits);
}

describe('removing copies', () => {
  it('removes the later ones with their titles, and the empty lines after them', () => {
    assert.equal(
      withoutCopies(`# A\n${EASY}\n\n# B\n${EASY}\n\n# C\n${HARD}\n# D\n${gridOf(EASY)}\n`),
      `# A\n${EASY}\n\n# C\n${HARD}\n`,
    );
    assert.equal(withoutCopies(`${EASY}\n${HARD}\n${EASY}`), `${EASY}\n${HARD}`);
    assert.equal(withoutCopies(`${EASY}\n${HARD}\n`), `${EASY}\n${HARD}\n`);
  });
  it('keeps text between puzzles', () => {
    const text = `${EASY}\n\n${EASY}\n\n# A chapter\n\n${HARD}\n`;
    assert.equal(withoutCopies(text), `${EASY}\n\n\n\n# A chapter\n\n${HARD}\n`);
  });
  it('keeps copies with entries and counts them', () => {
    const played = `[Puzzle]\n${gridOf(EASY)}\n[State]\n${gridOf(EASY.replace('.', '4'))}\n`;
    const text = `${EASY}\n${EASY}\n\n${played}`;
    assert.equal(withoutCopies(text), `${EASY}\n${played}`);
    const { removed, kept, played: number } = finish(removingCopies(documentOf(text)));
    assert.deepEqual([removed, kept, number], [1, 0, 1]);
  });
  it('keeps unreadable and empty grids', () => {
    const text = `${'.'.repeat(81)}\n${'.'.repeat(81)}\n${EASY.replace('3', '?')}\n${EASY.replace('3', '?')}\n`;
    assert.equal(withoutCopies(text), text);
  });
  it('keeps the first of each, in order', () => {
    const line = fc.constantFrom(EASY, HARD, EASY.replace('3', '.'));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 9 }), lines => {
        assert.equal(
          withoutCopies(lines.map(one => `${one}\n`).join('')),
          [...new Set(lines)].map(one => `${one}\n`).join(''),
        );
      }),
      RUNS,
    );
  });
});

describe('removing puzzles', () => {
  /** The remaining text and the edits if the puzzles with these indices are copies of others. */
  const without = (text: string, ...gone: number[]) => {
    let next = 0;
    const found = finish(removing(documentOf(text), () => gone.includes(next++)));
    assert.equal(found.removed, gone.length);
    return [applied(text, found.edits), found.edits.length];
  };
  const [a, b, c] = [gridWith(1), gridWith(2), gridWith(3)];
  const text = `# A\n${a}\n\n# B\n${b}\n\n\n# C\n${c}\n`;

  it('removes the empty lines after them, and at the end those before them', () => {
    assert.deepEqual(without(text, 0), [`# B\n${b}\n\n\n# C\n${c}\n`, 1]);
    assert.deepEqual(without(text, 1), [`# A\n${a}\n\n# C\n${c}\n`, 1]);
    assert.deepEqual(without(text, 2), [`# A\n${a}\n\n# B\n${b}\n`, 1]);
  });
  it('removes consecutive ones with one edit', () => {
    assert.deepEqual(without(text, 0, 1), [`# C\n${c}\n`, 1]);
    assert.deepEqual(without(text, 1, 2), [`# A\n${a}\n`, 1]);
    assert.deepEqual(without(text, 0, 2), [`# B\n${b}\n`, 2]);
    assert.deepEqual(without(text, 0, 1, 2), ['\n', 1]);
  });
  it('changes nothing if there are none', () => {
    assert.deepEqual(without(text), [text, 0]);
    assert.deepEqual(without(''), ['', 0]);
  });
  it('compares digits, rules and candidates', () => {
    const left = (text: string) => finish(removingCopies(documentOf(text))).removed;
    const rules = (...lines: string[]) => `${a}\n[Rules]\n${lines.join('\n')}\n\n`;
    assert.equal(left(`${a}\n\n${a}\n`), 1);
    assert.equal(left(`${a}\n\n${b}\n`), 0);
    assert.equal(left(`${a}\n\n${rules('anti-king')}`), 0);
    assert.equal(left(rules('anti-king', 'anti-knight') + rules('anti-knight', 'anti-king')), 1);
    assert.equal(left(rules('anti-king') + rules('anti-knight')), 0);
    const marks = (last: string) => `1 234 234 234\n234 234 12 12\n234 12 234 12\n234 12 12 ${last}\n\n`;
    assert.equal(left(marks('234') + marks('234')), 1);
    assert.equal(left(marks('234') + marks('23')), 0);
  });
});
