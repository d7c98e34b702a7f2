import assert from 'node:assert/strict';
import fc from 'fast-check';
import { editsFor, editsForFirst } from '../../src/board/intents';
import { geometryOfSize } from '../../src/core/geometry';
import { startPlaying } from '../../src/features/puzzles/play';
import * as messages from '../../src/messages/index';
import type { TextSource } from '../../src/text/document/document';
import { MarkdownSource } from '../../src/text/document/markdownSource';
import { applied, type TextEdit } from '../../src/text/edits';
import { parse } from '../../src/text/parser/parser';
import { isWhole, type Puzzle } from '../../src/text/puzzle';
import { RUNS, soluble } from '../core/arbitraries';
import { content, views } from '../text/document/documentTexts';
import { PASTED } from '../text/pasted/makers';
import { sourceOf } from '../text/source';
import { EASY } from '../text/texts';
import { covers, mutated, placesOf, puzzleText, rowText, withOdd, written } from '../text/writtenPuzzles';
import { anyIntent, carriedOut, intentOf, type Model, modelOf } from './intentModel';

/** Grids in the forms that people paste. */
const pasted = fc
  .tuple(fc.constantFrom(...PASTED), fc.nat())
  .chain(([maker, n]) =>
    soluble(geometryOfSize(maker.sizes[n % maker.sizes.length])).map(grid => ({ text: maker.make(grid), grid })),
  )
  .filter(({ text, grid }) => {
    const { puzzles } = parse(text);
    return puzzles.length === 1 && isWhole(puzzles[0]) && String(puzzles[0].grid.digits) === String(grid.digits);
  })
  .map(({ text }) => text);

/** Surroundings of the puzzles: a separate file, or a Markdown block. */
const AROUND = {
  nothing: {
    before: '',
    after: '',
    read: (text: string) => ({ source: sourceOf(text) as TextSource, puzzles: parse(text).puzzles }),
  },
  markdown: {
    before: `# 1 2 3\n\nA grid:\n\n~~~~~ sudoku\n`,
    after: `\n~~~~~\n\n${EASY}\n`,
    read: (text: string) => {
      const source: TextSource = new MarkdownSource(sourceOf(text));
      return { source, puzzles: parse(source.slice(0, text.length)).puzzles };
    },
  },
};

/** Least number of intents for each file, so that `npm run fuzz` makes 100,000. */
const FEWEST = process.env.FUZZ_RUNS ? 20 : 1;

describe('random intents', () => {
  it('leave text that agrees with the model, and all other bytes unchanged', () => {
    const files = fc.record({
      text: fc.oneof({ weight: 3, arbitrary: written(0.6).map(({ text }) => text) }, pasted),
      end: fc.constantFrom('', '\n', `\n\nNext\n${EASY}\n`, `\n\n# corner: the title\n[Next]\n${EASY}`),
      isPlayed: fc.boolean(),
      isGuarded: fc.boolean(),
      around: fc.constantFrom(...Object.values(AROUND)),
      intents: fc.array(anyIntent, { minLength: FEWEST, maxLength: 20 }),
    });
    fc.assert(
      fc.property(files, ({ text: start, end, isPlayed, isGuarded, around, intents }) => {
        const { before: above, after: below, read } = around;
        let text = `${above}${start.replace(/(?:\r\n|\n|\r)$/, '')}${end}${below}`;
        let { source, puzzles } = read(text);
        let [puzzle, ...others] = puzzles;
        fc.pre(puzzle !== undefined);
        const edit = (edits: readonly TextEdit[]) => {
          text = applied(text, edits);
          ({ source, puzzles } = read(text));
          [puzzle, ...others] = puzzles;
        };
        const played = isPlayed ? startPlaying(puzzle, source) : { edits: [] };
        if ('edits' in played) edit(played.edits);
        const guarded = isGuarded ? everySecond(puzzle) : [];
        const known = () => others.map(({ title, text: own }) => [title, own]);
        const next = known();
        for (const each of intents) {
          const intent = intentOf(each, puzzle);
          const before = modelOf(puzzle, source, guarded);
          const expected = carriedOut(before, intent, each, puzzle.grid.geometry);
          const options = { removesMarks: each.removes, automaticMarks: each.automatic, guarded };
          const result = editsFor(puzzle, source, intent, options);
          if ('refused' in result) {
            // A key without an effect is refused too, to announce it.
            const hasEffect = expected && JSON.stringify(expected) !== JSON.stringify(before);
            if (hasEffect) assert.equal(result.refused, messages.play.readDifferently(), JSON.stringify(intent));
            continue;
          }
          assert.ok(expected, `${JSON.stringify(intent)} is not refused`);
          checkEdits(text, puzzle, result.edits);
          edit(result.edits);
          const found = modelOf(puzzle, source, guarded);
          // Where a digit changes, the list of the cell changes too.
          const hasNewDigit = (cell: number) => before.digits[cell] !== expected.digits[cell];
          const lists = (listed: number[] | undefined) => listed?.map((mask, cell) => (hasNewDigit(cell) ? 0 : mask));
          const compared = ({ digits, locked, marks, listed }: Model) => ({
            digits,
            locked,
            marks,
            listed: lists(listed),
          });
          const isSame = found.listed !== undefined || before.listed === undefined;
          assert.deepEqual(
            compared(isSame ? found : { ...found, listed: expected.listed }),
            compared(expected),
            JSON.stringify(intent),
          );
          assert.deepEqual(known(), next);
          assert.ok(text.startsWith(above) && text.endsWith(below));
        }
      }),
      RUNS,
    );
  });

  it('give the same text together as one after another', () => {
    const files = fc.record({
      text: fc.oneof({ weight: 3, arbitrary: written(0.6).map(({ text }) => text) }, pasted),
      isPlayed: fc.boolean(),
      isGuarded: fc.boolean(),
      intents: fc.array(fc.tuple(anyIntent, fc.boolean()), { minLength: 1, maxLength: 12 }),
    });
    let most = 0;
    fc.assert(
      fc.property(files, ({ text: start, isPlayed, isGuarded, intents }) => {
        let text = start;
        const puzzle = () => parse(text).puzzles[0];
        const played = isPlayed ? startPlaying(puzzle(), sourceOf(text)) : { edits: [] };
        if ('edits' in played) text = applied(text, played.edits);
        // Most are digits, as in real use.
        const all = intents.map(([each, isAny]) => {
          const intent = intentOf(each, puzzle());
          return isAny
            ? intent
            : ({ kind: 'setDigit', cells: intent.cells, digit: 1 + (intent.cells.length % 4) } as const);
        });
        const guarded = isGuarded ? everySecond(puzzle()) : [];
        const first = editsForFirst(puzzle(), sourceOf(text), all, { guarded });
        if ('refused' in first) return;
        most = Math.max(most, first.count);
        const together = applied(text, first.edits);
        for (const intent of all.slice(0, first.count)) {
          const result = editsFor(puzzle(), sourceOf(text), intent, { guarded });
          if ('edits' in result) text = applied(text, result.edits);
          else assert.match(result.refused, /already/, JSON.stringify(intent));
        }
        assert.equal(together, text);
      }),
      RUNS,
    );
    assert.ok(most > 2, `${most}`);
  });

  it('keep the other puzzles of a file with mistakes', () => {
    const files = fc.oneof(mutated, puzzleText, rowText, withOdd(mutated), content, views);
    fc.assert(
      fc.property(files, fc.nat(), anyIntent, (text, n, each) => {
        const { puzzles } = parse(text);
        if (puzzles.length === 0) return;
        const index = n % puzzles.length;
        const result = editsFor(puzzles[index], sourceOf(text), intentOf(each, puzzles[index]), {
          removesMarks: each.removes,
        });
        if ('refused' in result) return;
        let end = 0;
        for (const edit of result.edits) {
          assert.ok(end <= edit.start && edit.start <= edit.end && edit.end <= text.length);
          end = edit.end;
        }
        const known = (all: readonly Puzzle[]) =>
          all.map(({ title, text: own, problems }, i) => (i === index ? i : [title, own, problems.length]));
        assert.deepEqual(known(parse(applied(text, result.edits)).puzzles), known(puzzles));
      }),
      RUNS,
    );
  });
});

/** Every second filled cell. */
function everySecond({ grid }: Puzzle): number[] {
  return [...grid.digits.keys()].filter(cell => grid.digits[cell] !== 0).filter((_, i) => i % 2 === 0);
}

/** Checks that each edit covers cells or is in the lines of marks after the puzzle. */
function checkEdits(text: string, puzzle: Puzzle, edits: readonly TextEdit[]): void {
  const cells = [...puzzle.grid.digits.keys()].flatMap(cell => placesOf(puzzle, cell));
  for (const [i, edit] of edits.entries()) {
    assert.ok(i === 0 || edits[i - 1].end <= edit.start, 'the edits are in order');
    if (edit.start < puzzle.end) assert.ok(covers(text, edit, cells), JSON.stringify(edit));
    else {
      const touched = text.slice(edit.start, edit.end) + edit.text;
      assert.match(touched, /^[\s\w#:=,.]*$/);
      assert.doesNotMatch(text.slice(puzzle.end, edit.end), /Next|the title/);
    }
  }
}
