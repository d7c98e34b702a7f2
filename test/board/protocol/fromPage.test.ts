import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fromPage } from '../../../src/board/protocol/fromPage';
import type { FromPage } from '../../../src/board/protocol/messages';

describe('a message of the page', () => {
  const VALID: FromPage[] = [
    { type: 'ready' },
    { type: 'undo' },
    { type: 'redo' },
    { type: 'save' },
    { type: 'intent', id: 1, start: 0, intent: { kind: 'setDigit', cells: [0, 80], digit: 9 } },
    { type: 'intent', id: 2, start: 7, intent: { kind: 'setDigit', cells: [], digit: 0 } },
    { type: 'intent', id: 3, start: 7, intent: { kind: 'toggleMark', cells: [624], layer: 'centre', digit: 25 } },
    { type: 'intent', id: 4, start: 7, intent: { kind: 'clear', cells: [1], layer: 'digit' } },
    { type: 'command', command: 'sudoku.hint' },
    { type: 'command', command: 'sudoku.revealCell', cell: 80 },
    { type: 'command', command: 'sudoku.startPlaying' },
    { type: 'start', command: 'sudoku.newPuzzle' },
    { type: 'walk', by: 1 },
    { type: 'walk', by: -1 },
    { type: 'goTo', index: 0 },
    { type: 'cursor', start: 4, cell: 80 },
    { type: 'guard', start: 4, guard: 'off' },
    { type: 'list', from: 0, count: 20, search: 'x' },
    { type: 'show', start: 4 },
  ];
  for (const message of VALID) {
    it(`is accepted: ${JSON.stringify(message)}`, () => assert.deepEqual(fromPage(message), message));
  }

  const intent = (value: unknown) => ({ type: 'intent', id: 1, start: 0, intent: value });
  const INVALID: unknown[] = [
    undefined,
    null,
    'ready',
    {},
    { type: 'other' },
    intent(undefined),
    intent({ kind: 'other', cells: [] }),
    intent({ kind: 'setDigit', cells: [0], digit: 26 }),
    intent({ kind: 'setDigit', cells: [0], digit: -1 }),
    intent({ kind: 'setDigit', cells: [0], digit: 1.5 }),
    intent({ kind: 'setDigit', cells: [625], digit: 1 }),
    intent({ kind: 'setDigit', cells: ['0'], digit: 1 }),
    intent({ kind: 'setDigit', cells: Array.from({ length: 626 }, () => 0), digit: 1 }),
    intent({ kind: 'toggleMark', cells: [0], layer: 'digit', digit: 1 }),
    intent({ kind: 'toggleMark', cells: [0], layer: 'corner', digit: 0 }),
    intent({ kind: 'clear', cells: [0], layer: 'other' }),
    { type: 'intent', id: -1, start: 0, intent: { kind: 'clear', cells: [], layer: 'digit' } },
    { type: 'command', command: 'workbench.action.closeWindow' },
    { type: 'start', command: 'sudoku.solve' },
    { type: 'walk', by: 2 },
    { type: 'goTo', index: -1 },
    { type: 'goTo' },
    { type: 'cursor', start: 4 },
    { type: 'guard', start: 4 },
    { type: 'guard', start: 4, guard: 'maybe' },
    { type: 'list', from: 0, count: 20 },
    { type: 'list', from: 5, count: 101, search: '' },
    { type: 'command', command: 'sudoku.revealCell', cell: 625 },
    { type: 'constructor' },
    intent({ kind: 'toString', cells: [0] }),
    { type: 'show', start: '4' },
  ];
  for (const message of INVALID) {
    it(`is rejected: ${JSON.stringify(message)?.slice(0, 100)}`, () => assert.equal(fromPage(message), undefined));
  }

  it('can be any value without an error', () => {
    fc.assert(fc.property(fc.anything(), value => void fromPage(value)));
    fc.assert(
      fc.property(fc.object({ key: fc.constantFrom('type', 'intent', 'cells', 'kind', 'digit') }), value => {
        assert.ok(fromPage(value) === undefined || typeof value.type === 'string');
      }),
    );
  });
});
