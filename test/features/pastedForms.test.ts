import assert from 'node:assert/strict';
import { makeLine } from '../../src/core/notation';
import { completionsAt } from '../../src/features/completion/completion';
import { diagnose } from '../../src/features/diagnostics/index';
import { type ConvertForm, convert } from '../../src/features/formatting/convert';
import { formatAll } from '../../src/features/formatting/format';
import { FORMAT_STYLES } from '../../src/features/formatting/styles';
import { misplacedBorders } from '../../src/features/looks/borders';
import { semanticTokensOf } from '../../src/features/looks/semanticTokens';
import { selectionRangesOf } from '../../src/features/navigation/selectionRanges';
import { applied } from '../../src/text/edits';
import { cellSpanOf } from '../../src/text/puzzle';
import { sized } from '../sizes';
import { sections } from '../text/pasted/sections';
import { EASY, EASY_SOLVED } from '../text/texts';
import { only } from '../text/writtenPuzzles';
import { press, typedAt } from './cellTyping/typed';
import { documentOf, ended } from './readingTexts';

const FORMS: readonly ConvertForm[] = ['line', 'plain', 'spaced', 'bordered', 'boxDrawing', 'pencilMarks'];

/** Cells that get digits: the first and the last empty one of the grid, and some between them. */
const TYPED = sized(
  [2, 12, 31, 40, 59, 78],
  Array.from(EASY, (_, cell) => cell),
);

/** Number of successive keys: two rows and a part, or the whole grid. */
const KEYS = sized(20, 81);

const digitsIn = (text: string) => makeLine(only(text).grid.digits);

/** Returns the text after some keys, and the cursor. Each key must be one for cells. */
function typed(text: string, at: number, keys: Iterable<string>) {
  let position = { text, cursors: [{ anchor: at, active: at }] as const } as Parameters<typeof press>[0];
  for (const key of keys) {
    const change = typedAt(position, key);
    assert.ok(change && !change.refused, `${key} at ${position.cursors[0].active} of\n${position.text}`);
    position = press(position, change);
  }
  return { text: position.text, at: position.cursors[0].active };
}

describe('in every pasted form', () => {
  for (const { name, text } of sections.filter(section => !section.name.startsWith('!'))) {
    describe(name, () => {
      const puzzle = only(text);
      const startOf = (cell: number) => cellSpanOf(puzzle, cell)!.start;

      it('a correct text has no findings', () => {
        const found = diagnose(puzzle, 'off', undefined);
        assert.deepEqual(
          found.map(({ code }) => code),
          [],
        );
        assert.deepEqual(misplacedBorders(puzzle), []);
      });

      it('a typed digit fills its cell, and Backspace empties it again', () => {
        for (const [cell, symbol] of [...EASY].entries()) {
          if (symbol !== '.' || !TYPED.includes(cell)) continue;
          const filled = typed(text, startOf(cell), EASY_SOLVED[cell]);
          assert.equal(digitsIn(filled.text), EASY.slice(0, cell) + EASY_SOLVED[cell] + EASY.slice(cell + 1));
          const back = typedAt({ text: filled.text, cursors: [{ anchor: filled.at, active: filled.at }] }, 'backspace');
          assert.ok(back);
          const after = applied(filled.text, back.edits);
          // The last cell has no next one: the cursor stays after it.
          assert.equal(digitsIn(after), EASY);
          const width = cellSpanOf(puzzle, cell)!;
          assert.ok(after === text || text.slice(width.start, width.end) !== puzzle.style.blank);
        }
      });

      it('the solution can be typed from the first cell on', () =>
        assert.equal(
          digitsIn(typed(text, startOf(0), EASY_SOLVED.slice(0, KEYS)).text),
          EASY_SOLVED.slice(0, KEYS) + EASY.slice(KEYS),
        ));

      it('retyping the digits and blanks of the puzzle does not change it', () => {
        const keys = EASY.replaceAll('.', puzzle.style.blank.length === 1 ? puzzle.style.blank : '.');
        if (puzzle.style.blank.trim() === '') return;
        assert.equal(digitsIn(typed(text, startOf(81 - KEYS), keys.slice(81 - KEYS)).text), EASY);
      });

      it('Tab goes to the empty cells', () => {
        const first = EASY.indexOf('.');
        assert.equal(typed(text, startOf(0), ['tab']).at, startOf(first));
        assert.equal(typed(text, startOf(0), ['right', 'right']).at, startOf(2));
      });

      for (const form of FORMS) {
        it(`is converted to ${form}, or rejected with the reason`, () => {
          const result = convert(documentOf(text).source, puzzle, form);
          if (result.isFound) assert.equal(digitsIn(applied(text, result.value.edits)), EASY);
          else assert.match(result.reason, /Nothing was changed/);
        });
      }

      for (const style of FORMAT_STYLES) {
        it(`keeps its digits when it is formatted: ${style}`, () => {
          const edits = ended(formatAll(documentOf(text), { start: 0, end: text.length }, style));
          assert.equal(digitsIn(applied(text, edits)), EASY);
          if (style === 'keep') assert.deepEqual(edits, []);
        });
      }

      it('completions, tokens and selections are at its cells', () => {
        const blank = EASY.indexOf('.');
        const offered = completionsAt(puzzle, { offset: startOf(blank), before: '' });
        assert.ok(offered.every(({ label }) => /^[1-9]$/.test(label)));
        assert.ok(completionsAt(puzzle, { offset: startOf(0), before: '' }).every(({ label }) => label !== ''));
        const tokens = semanticTokensOf(puzzle);
        assert.equal(tokens.length, EASY.replaceAll('.', '').length);
        assert.ok(tokens.every(({ start, end }) => start < end));
        assert.ok(selectionRangesOf(documentOf(text), puzzle, startOf(0)).length > 2);
      });
    });
  }
});
