/** The programs that check a puzzle must come to the same result: each uses `inspect`, or the searches that it consists of. */

import assert from 'node:assert/strict';
import { Analysis } from '../../src/analysis/analysis';
import { testPuzzle } from '../../src/features/collection/puzzleTest';
import { inspect, searching } from '../../src/features/diagnostics/inspect';
import { parse } from '../../src/text/parser/parser';
import { type Ternary, uniqueness } from '../../src/text/ternary';
import { finish } from '../../src/text/work';
import { levelsWith } from '../features/levels';
import { answerOf } from '../features/tools/call';
import { sourceOf } from '../text/source';
import { EASY, EASY_SOLVED } from '../text/texts';
import { workClock } from '../text/workClock';
import { sudoku, temporaryFile } from './cli';
import { editorFindings } from './editorFindings';

const rows = (...lines: readonly string[]) => `${lines.join('\n')}\n`;
const MINI = ['12..', '3..2', '....', '2..1'];
const RULED = [...MINI, '[Rules]'];

/** A puzzle: its text, the codes of its findings, and whether it has exactly one solution. */
type Case = readonly [text: string, codes: readonly string[], isUnique: Ternary];

const CASES: Readonly<Record<string, Case>> = {
  'a valid puzzle': [`${EASY}\n`, [], 'yes'],
  'a solved puzzle': [`${EASY_SOLVED}\n`, [], 'yes'],
  'several solutions': [rows('1234', '3412', '2143', '4...').replace('2143', '....'), ['multiple-solutions'], 'no'],
  'few digits': [rows('1...', '....', '....', '....'), [], 'no'],
  'a conflict': [rows('11..', '....', '....', '....'), ['conflict'], 'no'],
  'a full grid with a conflict': [`${EASY_SOLVED.replace('534', '535')}\n`, ['conflict'], 'no'],
  'a cell without a candidate': [
    rows('123.', '...4', '....', '....'),
    ['no-candidate', 'no-place', 'wrong-digit'],
    'no',
  ],
  'a wrong digit': [`${EASY.replace('.', '1')}\n`, ['no-place', 'wrong-digit'], 'no'],
  'digits that contradict each other': ['.4..2..6214.4.12..3..4152.4..6....5.\n', ['no-solution'], 'no'],
  'a broken rule': [rows(...RULED, 'cage 5: r1c1-r1c2'), ['broken-rule'], 'no'],
  'an unreadable rule': [rows(...RULED, 'cage x: r1c1'), ['invalid-rule'], 'unknown'],
  'a short row': [rows('12..', '3.2', '....', '2..1'), ['row-length'], 'unknown'],
  'a short row in a puzzle without a solution': [rows('1.3.', '....', '4..', '...2'), ['row-length'], 'unknown'],
  'a disabled diagnostic': [rows('# sudoku-disable conflict', '11..', '....', '....', '....'), [], 'no'],
};

const distinct = (codes: Iterable<string>) => [...new Set(codes)].sort();
const isBad = ({ severity }: { readonly severity: string }) => severity === 'error' || severity === 'warning';

describe('the result of checking', () => {
  for (const [title, [text, codes, isUnique]] of Object.entries(CASES)) {
    it(`${title} is the same everywhere`, async () => {
      const [puzzle, ...others] = parse(text).puzzles;
      assert.equal(others.length, 0);
      const editor = await editorFindings(text, levelsWith({}), workClock());
      assert.deepEqual(distinct(editor.filter(isBad).map(({ code }) => code)), codes, 'the editor');
      const { out } = await sudoku(['check', '--format', 'json', temporaryFile('checked.sudoku', text)]);
      const rowsOfCheck: readonly { readonly code: string; readonly severity: string }[] = JSON.parse(out);
      assert.deepEqual(distinct(rowsOfCheck.filter(isBad).map(({ code }) => code)), codes, 'the command line');
      const { data } = answerOf('sudoku_check', { puzzle: text });
      const findings = data.findings as readonly { readonly code: string; readonly severity: string }[];
      assert.deepEqual(distinct(findings.filter(isBad).map(({ code }) => code)), codes, 'the tool');
      const { verdict } = finish(inspect(puzzle, { verdicts: searching() }));
      assert.deepEqual([uniqueness(verdict), data.isUnique], [isUnique, isUnique]);
      const analysis = new Analysis<never>({ now: workClock(), sourceOf: none => none, onSearch: () => {} });
      const [repairs, { difficulties }] = [await analysis.repairs(), await analysis.reasoning()];
      const difficultyOf = (each: typeof puzzle) => difficulties.finding(each, []);
      const knowledge = { verdicts: analysis.verdicts, repairs, difficultyOf };
      const { failures } = finish(testPuzzle(sourceOf(text), puzzle, knowledge));
      // The editor does not mark a puzzle with few digits while it is written, but the Test Explorer reports its several solutions.
      const expected = title === 'few digits' ? ['This puzzle has several solutions'] : editor.filter(isBad);
      assert.equal(failures.length, expected.length, 'the Test Explorer');
      for (const [i, { message }] of editor.filter(isBad).entries()) assert.equal(failures[i].message, message);
    });
  }

  it('a wrong entry is shown only on request', async () => {
    const text = rows('[Puzzle]', ...MINI, '[State]', '124.', '3..2', '....', '2..1');
    assert.deepEqual(await editorFindings(text, levelsWith({}), workClock()), []);
    const asked = answerOf('sudoku_check', { puzzle: text }).data;
    const position = { puzzle: rows(...MINI), position: rows('124.', ...MINI.slice(1)) };
    for (const { solutions, findings } of [asked, answerOf('sudoku_check', position).data]) {
      assert.equal(solutions, 0);
      assert.deepEqual(
        (findings as readonly { readonly code: string }[]).map(({ code }) => code),
        ['wrong-digit'],
      );
    }
  });
});
