/** Puzzles with hundreds of rules are checked in slices; a keystroke in their digits afterwards shows findings at once. */

import assert from 'node:assert/strict';
import { EASY } from '../../text/texts';
import { AT, finish, opened, shownBy } from './checkedDocument';

const CELLS = Array.from({ length: 81 }, (_, i) => `r${1 + Math.floor(i / 9)}c${1 + (i % 9)}`);

/** Different thermometers of two cells. */
const THERMOMETERS = CELLS.flatMap((cell, i) =>
  [1, 2, 8, 9, 10, 18]
    .map(by => i + by)
    .filter(other => other < 81)
    .map(other => `thermo: ${cell} ${CELLS[other]}`),
);

let lineNumber = 0;

/** A puzzle whose first thermometers are broken, and that has one more rule in its own line: compiled rules are cached. */
function wrong(count: number): string[] {
  const other = `cage: ${CELLS[80]} ${CELLS[lineNumber++]}`;
  return ['21.......', ...Array<string>(8).fill('.........'), '[Rules]', ...THERMOMETERS.slice(0, count), other];
}

const brokenIn = (checking: ReturnType<typeof opened>['checking']) =>
  shownBy(checking, 1000).filter(({ code }) => code === 'broken-rule').length;

/** The findings while typing, after all slices, and the number of slices with visible puzzles only. */
function checked(count: number) {
  const { checking } = opened(wrong(count), [AT(0)]);
  checking.checkSight();
  const before = brokenIn(checking);
  let slices = 1;
  for (const _ of checking.work(() => {}, 'visible')) slices++;
  return { checking, before, after: brokenIn(checking), slices };
}

describe('checking a puzzle with many rules', () => {
  it('shows broken rules at once if they are few', () => {
    const { before, after } = checked(30);
    assert.ok(before > 0);
    assert.equal(before, after);
  });

  it('shows broken rules after some slices if they are many', () => {
    const { before, after, slices } = checked(THERMOMETERS.length);
    assert.ok(THERMOMETERS.length > 300);
    assert.equal(before, 0);
    assert.ok(after > 0);
    assert.ok(slices > THERMOMETERS.length / 25, String(slices));
  });

  it('reports visible findings as news', () => {
    const { checking } = opened(wrong(THERMOMETERS.length), [AT(0)]);
    const news: string[] = [];
    for (const _ of checking.work(where => news.push(where))) if (news.length > 0) break;
    assert.deepEqual(news, ['visible']);
    assert.ok(brokenIn(checking) > 0);
  });

  it('shows broken rules elsewhere too', () => {
    const { checking } = opened([...Array<string>(300).fill(EASY), '', ...wrong(THERMOMETERS.length)], [AT(0)]);
    finish(checking);
    assert.ok(brokenIn(checking) > 0);
  });

  it('shows the effect of a digit at once, after the rules have been checked once', () => {
    const { checking, source, document } = opened(wrong(THERMOMETERS.length), [AT(0)]);
    finish(checking);
    const before = brokenIn(checking);
    source.text = source.text.replace('21.', '2..');
    document.edited(1, 1, 1);
    checking.checkSight();
    assert.ok(brokenIn(checking) < before);
  });
});
