import assert from 'node:assert/strict';
import { convertToGrid } from '../../../src/features/codeActions/convertToGrid';
import type { ActionRequest } from '../../../src/features/codeActions/index';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { EASY, gridOf, selected } from '../../text/texts';

/** The text after Convert to Grid at `‸`, or undefined if it is not offered. */
function converted(marked: string): string | undefined {
  const { text, at } = selected(marked);
  const source = { length: text.length, slice: (start: number, end: number) => text.slice(start, end) };
  const request = { file: parse(text), at, transforming: { source } } as unknown as ActionRequest;
  const [action] = convertToGrid.actions(request);
  return action && applied(text, action.edits());
}

describe('Convert to Grid', () => {
  it('writes the puzzle at the cursor in rows', () =>
    assert.equal(
      converted(`${EASY}\n${EASY.slice(0, 9)}‸${EASY.slice(9)}\n`)?.trim(),
      `${EASY}\n\n${gridOf(EASY)}`.trim(),
    ));
  it('is offered only in a single-line puzzle', () => {
    assert.equal(converted(`‸${gridOf(EASY)}`), undefined);
    assert.equal(converted(`‸\n${EASY}\n`), undefined);
  });
  it('is not offered for an incomplete puzzle', () => assert.equal(converted(`‸${EASY.slice(0, 70)}\n`), undefined));
  it('is not offered if a grid could not distinguish givens', () =>
    assert.equal(converted('‸:0000:x:+7.4..3.+5...6......8......3..:::\n'), undefined));
});
