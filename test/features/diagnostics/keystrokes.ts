/** Keystrokes in large puzzles, for keystroke.test.ts. */

import assert from 'node:assert/strict';
import { VerdictCache } from '../../../src/analysis/verdicts';
import { DocumentDiagnostics } from '../../../src/features/diagnostics/documentDiagnostics';
import { PuzzleDocument } from '../../../src/text/document/document';
import type { Work } from '../../steps';

const SIZE = 25;
const EMPTY = `${Array(SIZE).fill('.').join(' ')}\n`.repeat(SIZE);

/** Large puzzles with many rules, and the part of a rule that is edited. */
const PUZZLES: Readonly<Record<string, { readonly rules: readonly string[]; readonly edited: string }>> = {
  'with 600 cages': {
    rules: Array.from({ length: 600 }, (_, i) => `cage ${1 + (i % 24)}: r${1 + Math.floor(i / 24)}c${1 + (i % 24)}`),
    edited: 'cage 7: r3c7',
  },
  'with 300 cages of two cells': {
    rules: Array.from({ length: 300 }, (_, i) => {
      const [row, column] = [1 + Math.floor(i / 12), 1 + 2 * (i % 12)];
      return `cage ${20 + (i % 20)}: r${row}c${column} r${row}c${column + 1}`;
    }),
    edited: 'cage 35: r3c23 r3c24',
  },
  'with 50 sandwiches': {
    rules: Array.from({ length: 50 }, (_, i) => `sandwich ${20 + i}: ${i < 25 ? 'row' : 'column'} ${1 + (i % 25)}`),
    edited: 'sandwich 30: row 11',
  },
  'with 50 x-sums': {
    rules: Array.from({ length: 50 }, (_, i) => `x-sum ${30 + i}: ${i < 25 ? 'row' : 'column'} ${1 + (i % 25)}`),
    edited: 'x-sum 40: row 11',
  },
};

/** A completely visible document, and its findings. */
function shown(text: string) {
  const file = { text, length: text.length, slice: (start: number, end: number) => file.text.slice(start, end) };
  const document = new PuzzleDocument(file);
  const checking = new DocumentDiagnostics(
    document,
    new VerdictCache(
      () => 0,
      () => {},
    ),
    'off',
  );
  const show = () => {
    checking.inSight = [{ start: 0, end: file.length }];
    checking.checkSight();
    checking.diagnostics(1000);
  };
  const type = (start: number, removed: number, added: string) => {
    file.text = file.text.slice(0, start) + added + file.text.slice(start + removed);
    file.length = file.text.length;
    document.edited(start, removed, added.length);
    show();
  };
  return { show, type };
}

/** Opens each puzzle, then types a digit and a rule. */
export function* work(): Work {
  for (const [name, { rules, edited }] of Object.entries(PUZZLES)) {
    const text = `${EMPTY}[Rules]\n${rules.join('\n')}\n`;
    const { show, type } = shown(text);
    yield [`the opening of a puzzle ${name}`, show];
    type(0, 1, '2');
    yield [`a digit of a puzzle ${name}`, () => type(2, 1, '3')];
    const at = text.indexOf(edited) + edited.indexOf(':') - 1;
    assert.ok(at > EMPTY.length, edited);
    yield [`a rule of a puzzle ${name}`, () => type(at, 1, '8')];
  }
}
