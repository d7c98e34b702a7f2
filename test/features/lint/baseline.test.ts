import assert from 'node:assert/strict';
import { Collector } from '../../../src/analysis/collector';
import { VerdictCache } from '../../../src/analysis/verdicts';
import { CanonicalForms } from '../../../src/core/canonical/index';
import { type Geometry, geometryOf } from '../../../src/core/geometry';
import { parseLine } from '../../../src/core/notation';
import { keyOfGrid } from '../../../src/features/collection/keys';
import {
  Accepted,
  type Baseline,
  type BaselineCode,
  entriesWithout,
  entryFor,
  keyOfEntry,
} from '../../../src/features/lint/baseline';
import { readBaseline, writeBaseline } from '../../../src/features/lint/baselineText';
import { type FolderBaseline, writeFindings } from '../../../src/features/lint/lintText';
import { WorkspaceLint } from '../../../src/features/lint/workspaceLint';
import { parse } from '../../../src/text/parser/parser';
import { finish } from '../../../src/text/work';
import { EASY, gridOf } from '../../text/texts';
import { levelsWith } from '../levels';
import { collected } from './collected';

const HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const FEW = `${'.'.repeat(79)}12`;
/** EASY with rows 1 and 2 swapped. */
const LIKE_EASY = EASY.slice(9, 18) + EASY.slice(0, 9) + EASY.slice(18);
/** A puzzle and a copy of it. */
const TWICE = `${EASY}\n${EASY}\n`;

const entriesOf = (entries: Partial<Record<BaselineCode, string[]>>) =>
  new Map(Object.entries(entries) as [BaselineCode, string[]][]);

describe('the text of a baseline', () => {
  const baseline: Baseline = new Map([
    ['b/old.sdm', entriesOf({ duplicate: [HARD, EASY, EASY], 'too-few-clues': [FEW] })],
    ['a "quoted".sudoku', entriesOf({ 'broken-symmetry': [`3x2 ${'.'.repeat(36)}`], duplicate: [] })],
    ['empty.sdm', entriesOf({ duplicate: [] })],
  ]);

  it('is sorted, with one puzzle per line', () =>
    assert.equal(
      writeBaseline(baseline),
      `{
  "version": 1,
  "files": {
    "a \\"quoted\\".sudoku": {
      "broken-symmetry": [
        "3x2 ${'.'.repeat(36)}"
      ]
    },
    "b/old.sdm": {
      "duplicate": [
        "${HARD}",
        "${EASY}",
        "${EASY}"
      ],
      "too-few-clues": [
        "${FEW}"
      ]
    }
  }
}
`,
    ));

  it('can be read back in any layout', () => {
    const text = writeBaseline(baseline);
    for (const layout of [text, text.replaceAll('\n', '\r\n'), `\uFEFF${text.replace(/\n */g, '')}`]) {
      const result = readBaseline(layout);
      assert.ok(result.isFound, JSON.stringify(result));
      assert.equal(writeBaseline(result.value), text);
    }
  });

  it('can list a file twice, as after a merge', () => {
    const result = readBaseline(
      `{"version":1,"files":{"a.sdm":{"duplicate":["${EASY}"]},"a.sdm":{"duplicate":["${HARD}"]}}}`,
    );
    assert.ok(result.isFound);
    assert.deepEqual([...(result.value.get('a.sdm') ?? [])], [['duplicate', [EASY, HARD]]]);
  });

  const wrong = (text: string, reason: string) =>
    it(`reports a problem: ${reason}`, () => assert.deepEqual(readBaseline(text), { isFound: false, reason }));
  wrong('', 'line 1, column 1: { is missing');
  wrong('{\n  "version": 2\n}', 'line 2, column 14: only version 1 can be read');
  wrong('{\n  "puzzles": {}\n}', 'line 2, column 3: "puzzles" is not a known name');
  wrong('{"files": {"a.sdm": {"copies": []}}}', 'line 1, column 22: "copies" is not a known name');
  wrong('{"files": {"a.sdm": {"duplicate": [\n  "12"\n]}}}', 'line 2, column 3: "12" is not a puzzle');
  wrong(`{"files": {"a.sdm": {"duplicate": [\n"${EASY}"\n"${EASY}"]}}}`, 'line 3, column 1: , is missing');
  wrong(`{"files": {"a.sdm": {"duplicate": ["${EASY}",]}}}`, 'line 1, column 120: a quoted string is missing');
  wrong('{"files": {"\\q": {}}}', 'line 1, column 12: a quoted string is missing');
  wrong('{"files": {', 'line 1, column 12: a quoted string is missing');
  wrong('{"version": 1}\n<<<<<<<', 'line 2, column 1: the text should end here');
  wrong('<<<<<<< HEAD\n{}', 'line 1, column 1: { is missing');
});

describe('an entry of a baseline', () => {
  const again = (geometry: Geometry, allowed?: Uint32Array) => {
    const digits = Uint8Array.from({ length: geometry.cellCount }, (_, cell) => cell % (geometry.size + 1));
    const grid = { geometry, digits, ...(allowed && { allowed }) };
    assert.equal(keyOfEntry(entryFor('duplicate', grid, new CanonicalForms())), keyOfGrid(grid));
  };
  it('has the digits, boxes and candidates of a puzzle', () => {
    again(geometryOf(3, 3));
    again(geometryOf(2, 3));
    again(geometryOf(3, 2));
    again(geometryOf(5, 5));
    again(
      geometryOf(2, 2),
      Uint32Array.from({ length: 16 }, (_, cell) => cell),
    );
    assert.equal(entryFor('not-minimal', parseLine(EASY)!, new CanonicalForms()), EASY);
  });
  it('includes nothing else', () => {
    for (const text of ['', 'abc', EASY.slice(1), `1x9 ${EASY}`, `4x4 ${EASY}`, `${EASY} 1,2`, `${EASY}?`]) {
      assert.equal(keyOfEntry(text), undefined, text);
    }
  });
  it('is the same for isomorphic puzzles if such copies are marked', () => {
    const forms = new CanonicalForms();
    const of = (code: BaselineCode, line: string) => entryFor(code, parseLine(line)!, forms);
    assert.equal(of('isomorphic-duplicate', EASY), of('isomorphic-duplicate', LIKE_EASY));
    assert.notEqual(of('duplicate', EASY), of('duplicate', LIKE_EASY));
  });
  it('is missing as many times as findings are missing', () =>
    assert.deepEqual(entriesWithout(entriesOf({ duplicate: [EASY, EASY, HARD] }), entriesOf({ duplicate: [EASY] })), [
      ['duplicate', EASY],
      ['duplicate', HARD],
    ]));
});

describe('accepted findings', () => {
  const LEVELS = levelsWith({ duplicate: 'information', 'too-few-clues': 'warning', 'isomorphic-duplicate': 'hint' });

  /** The codes and lines of the findings shown with this baseline. */
  const check = (text: string, entries: Partial<Record<BaselineCode, string[]>>) => {
    const state = { accepted: new Accepted(entriesOf(entries)) as Accepted | undefined };
    const { checking, edit, check, document } = collected(text, LEVELS);
    checking.collector = new Collector(checking.verdicts as VerdictCache, LEVELS, undefined, [], () => state.accepted);
    const source = document.source;
    const shown = () => check().map(({ code, start }) => `${code} ${source.slice(0, start).split('\n').length}`);
    return { state, edit, shown };
  };

  it('are not shown', () => {
    const { shown } = check(`${TWICE}${FEW}\n${LIKE_EASY}\n`, {
      duplicate: [EASY],
      'too-few-clues': [FEW],
      'isomorphic-duplicate': [entryFor('isomorphic-duplicate', parseLine(EASY)!, new CanonicalForms())],
    });
    assert.deepEqual(shown(), []);
  });
  it('are reported once', () => {
    const { checking } = collected(`${TWICE}${FEW}\n${LIKE_EASY}\n`, LEVELS);
    const newsOf = () => {
      let news = 0;
      for (const _ of checking.work(() => news++));
      return news;
    };
    assert.ok(newsOf() > 0);
    assert.equal(newsOf(), 0);
  });
  it('match the code of the entry', () =>
    assert.deepEqual(check(`${TWICE}${FEW}\n`, { duplicate: [FEW], 'too-few-clues': [EASY] }).shown(), [
      'duplicate 2',
      'too-few-clues 3',
    ]));
  it('stay accepted when puzzles move or get another layout', () => {
    const { edit, shown } = check(`${TWICE}${HARD}\n`, { duplicate: [EASY] });
    edit(0, 0, `${HARD.replace('4', '6')}\n# title\n${gridOf(EASY)}\n\n`);
    edit(0, 0, `${FEW}\n`);
    assert.deepEqual(shown().slice(0, 1), ['too-few-clues 1']);
    assert.deepEqual(shown().length, 2); // the puzzle now appears three times, and one copy is accepted
  });
  it('stay accepted when rules are reordered, but not when they change', () => {
    const ruled = (rules: string) => `1...\n....\n....\n....\n[Rules]\n${rules}\n\n`;
    const rules = 'cage 5: r1c34\nanti-knight';
    const [puzzle] = parse(ruled(rules)).puzzles;
    const entry = entryFor('duplicate', puzzle.grid, new CanonicalForms());
    assert.match(entry, /^1\.{15} rules [\da-z]+$/);
    const duplicates = (text: string) =>
      check(text, { duplicate: [entry] })
        .shown()
        .filter(line => line.startsWith('duplicate')).length;
    assert.equal(duplicates(ruled(rules) + ruled(rules)), 0);
    assert.equal(duplicates(ruled(rules) + ruled('AntiKnight\ncage 5: r1c4 r1c3')), 0);
    assert.equal(duplicates(ruled('anti-knight') + ruled('anti-knight')), 1);
    const text = writeBaseline(new Map([['a.sudoku', entriesOf({ duplicate: [entry] })]]));
    const read = readBaseline(text);
    assert.deepEqual(read.isFound && read.value.get('a.sudoku')?.get('duplicate'), [entry]);
  });
  it('include as many copies as were accepted', () => {
    const { edit, shown } = check(TWICE, { duplicate: [EASY] });
    assert.deepEqual(shown(), []);
    edit(0, 0, `${EASY}\n`);
    assert.deepEqual(shown(), ['duplicate 3']);
  });
  it('are found again when the baseline changes', () => {
    const { state, shown } = check(`${TWICE}${FEW}\n`, {});
    assert.deepEqual(shown(), ['duplicate 2', 'too-few-clues 3']);
    state.accepted = new Accepted(entriesOf({ duplicate: [EASY] }));
    assert.deepEqual(shown(), ['too-few-clues 3']);
    state.accepted = new Accepted(entriesOf({ 'too-few-clues': [FEW] }));
    assert.deepEqual(shown(), ['duplicate 2']);
    state.accepted = undefined;
    assert.deepEqual(shown(), ['duplicate 2', 'too-few-clues 3']);
  });
  it('do not hide findings of a puzzle that was edited', () => {
    const { edit, shown } = check(`${FEW}\n`, { 'too-few-clues': [FEW] });
    assert.deepEqual(shown(), []);
    edit(0, 1, '5');
    assert.deepEqual(shown(), ['too-few-clues 1']);
  });
});

describe('checking all files with a baseline', () => {
  const levels = levelsWith({ duplicate: 'information', 'too-few-clues': 'warning' });
  const TEXTS = { 'a.sdm': `${TWICE}${FEW}\n`, 'b.sdm': `${EASY}\n${HARD}\n` };

  /** The findings, and the baseline that would be written. */
  const run = (baseline: Baseline, texts: Record<string, string> = TEXTS) => {
    const verdicts = new VerdictCache(
      () => 0,
      () => {},
    );
    const lint = new WorkspaceLint(verdicts);
    const files = Object.entries(texts).map(([name, text]) => {
      const entries = baseline.get(name);
      const accepted = entries && new Accepted(entries);
      const collector = new Collector(verdicts, levels, undefined, [], () => accepted);
      return finish(lint.add(name, text, { levels, collector, accepted }));
    });
    const folder: FolderBaseline = {
      name: '.sudoku-baseline.json',
      baseline,
      files: new Map(files.map(file => [file.name, file])),
    };
    const after: Baseline = new Map(files.map(({ name, entries }) => [name, entries]));
    return { text: writeFindings(files, files.length, [folder]), after, folder, files };
  };

  it('accepts all findings, so that none is left', () => {
    const { after } = run(new Map());
    assert.deepEqual(after.get('a.sdm'), entriesOf({ duplicate: [EASY], 'too-few-clues': [FEW] }));
    assert.deepEqual(after.get('b.sdm'), entriesOf({ 'duplicate-of-other-file': [EASY] }));
    const again = run(after);
    assert.match(again.text, /\n2 files: 5 puzzles, 0 findings\n3 findings left out, because \.sudoku-baseline\.json/);
    assert.doesNotMatch(again.text, /no longer needed/);
    assert.deepEqual(again.after, after);
  });
  it('shows new findings', () => {
    const { after } = run(new Map());
    const { text } = run(after, { ...TEXTS, 'b.sdm': `${EASY}\n${FEW.replace('1', '3')}\n` });
    assert.match(text, / 1 finding\n3 findings left out/);
    assert.match(text, /^b\.sdm\n {2}2 {2}warning {2}too-few-clues/m);
  });
  it('lists unneeded entries, including those of missing files', () => {
    const { after } = run(new Map());
    const { text, after: next } = run(after, { 'a.sdm': TWICE });
    assert.match(
      text,
      /2 entries of \.sudoku-baseline\.json are no longer needed\. Sudoku: Accept Current Findings removes them:\n {2}a\.sdm {2}too-few-clues .*\n {2}b\.sdm {2}duplicate-of-other-file /,
    );
    assert.deepEqual(next, new Map([['a.sdm', entriesOf({ duplicate: [EASY] })]]));
  });
  it('lists at most 100 unneeded entries, and counts the others', () => {
    const listed = (count: number) => {
      const baseline: Baseline = new Map([['gone.sdm', entriesOf({ duplicate: new Array<string>(count).fill(EASY) })]]);
      return writeFindings([], 0, [{ name: 'B', baseline, files: new Map() }])
        .split('\n')
        .slice(4);
    };
    const line = `  gone.sdm  duplicate  ${EASY}`;
    const title = (entries: string, removed: string) =>
      `${entries} no longer needed. Sudoku: Accept Current Findings removes ${removed}:`;
    assert.deepEqual(listed(0), []);
    assert.deepEqual(listed(1), [title('1 entry of B is', 'it'), line, '']);
    assert.deepEqual(listed(100), [title('100 entries of B are', 'them'), ...new Array(100).fill(line), '']);
    const rest = (more: string) => [...new Array(100).fill(line), `  and ${more} more`, ''];
    assert.deepEqual(listed(101), [title('101 entries of B are', 'them'), ...rest('1')]);
    assert.deepEqual(listed(1100), [title('1,100 entries of B are', 'them'), ...rest('1,000')]);
  });
  it('does not mention entries after Cancel', () => {
    const { files, folder } = run(new Map([['gone.sdm', entriesOf({ duplicate: [EASY] })]]));
    assert.match(writeFindings(files, 2, [folder]), /gone\.sdm/);
    assert.doesNotMatch(writeFindings(files, 3, [folder]), /gone\.sdm/);
  });
  it('reports that a baseline cannot be read', () => {
    const { files, folder } = run(new Map());
    assert.match(
      writeFindings(files, 2, [{ ...folder, problem: 'line 3, column 1: , is missing' }]),
      /^\.sudoku-baseline\.json cannot be read, so all findings are shown\. Correct line 3, column 1: , is missing\.$/m,
    );
  });
});
