import assert from 'node:assert/strict';
import { candidatesOf } from '../../../src/core/candidates';
import { digitsOf } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { DocumentDiagnostics } from '../../../src/features/diagnostics/documentDiagnostics';
import { CheckedLevel } from '../../../src/text/document/segment';
import type { SegmentPlace } from '../../../src/text/document/segments';
import { parse } from '../../../src/text/parser/parser';
import { EASY, EASY_SOLVED } from '../../text/texts';
import { AMBIGUOUS, AT, finish, lineOf, opened, shownBy, WRONG } from './checkedDocument';

describe('checking a document', () => {
  it('finds all problems', () => {
    const { checking } = opened([EASY, WRONG, AMBIGUOUS]);
    finish(checking);
    assert.deepEqual(
      shownBy(checking, 1000).map(({ code, start }) => [code, lineOf(start)]),
      [
        ['conflict', 1],
        ['conflict', 1],
        ['multiple-solutions', 2],
      ],
    );
  });

  it('reports whether all findings can be shown, of any kind', () => {
    const { checking } = opened([WRONG, AMBIGUOUS, EASY_SOLVED.replace('5', '.')], [AT(0)], 'naked');
    finish(checking);
    const { errors, warnings, hints } = checking.document.segments.totals;
    assert.ok(errors > 0 && warnings > 0 && hints > 0);
    const all = errors + warnings + hints;
    assert.deepEqual(
      [all, all - 1].map(most => checking.isCut(most)),
      [false, true],
    );
  });

  it('shows findings in the order of the text', () => {
    const { checking } = opened([WRONG, WRONG, AMBIGUOUS.replace('.', '0'), WRONG], [AT(2)], 'all');
    finish(checking);
    const starts = shownBy(checking).map(({ start }) => start);
    assert.ok(new Set(starts).size > 6);
    assert.deepEqual(
      starts,
      [...starts].sort((a, b) => a - b),
    );
  });

  it('starts with visible puzzles, without a search', () => {
    const { checking, verdicts, document } = opened(new Array(3000).fill(WRONG), [AT(2500)]);
    checking.checkSight();
    assert.deepEqual([...new Set(shownBy(checking, 1000).map(({ start }) => lineOf(start)))], [2500]);
    assert.deepEqual(verdicts.searched, []);
    assert.ok(!document.isRead);
  });

  it('reads and judges visible puzzles once per keystroke', () => {
    const lines = new Array(40).fill(WRONG);
    const sight = { start: 0, end: 82 * 40 };
    const { source, document, verdicts, checking } = opened(lines, [sight]);
    checking.checkSight();
    shownBy(checking);
    let judged = 0;
    let asked = 0;
    const { slice } = source;
    source.slice = (start, end) => {
      asked += end - start;
      return slice(start, end);
    };
    verdicts.known = verdicts.checkBriefly = () => {
      judged++;
      return undefined;
    };
    const type = (start: number, character: string) => {
      source.text = source.text.slice(0, start) + character + source.text.slice(start + 1);
      document.edited(start, 1, 1);
    };
    type(82 * 20 + 80, '7');
    checking.checkSight();
    assert.ok(judged > 0);
    const once = judged;
    assert.equal(shownBy(checking).length > 0, true);
    assert.equal(judged, once, 'judged again to be shown');
    assert.ok(asked < 2000, `${asked} characters were read`);
  });

  it('drops the findings of other settings, and keeps those of the same settings', () => {
    const { document, checking, verdicts } = opened([WRONG, EASY]);
    finish(checking);
    const { totals } = document.segments;
    assert.ok(totals.errors > 0 && totals.unsearched === 0);
    new DocumentDiagnostics(document, verdicts, 'off');
    assert.deepEqual(document.segments.totals, totals);
    new DocumentDiagnostics(document, verdicts, 'all');
    assert.equal(document.segments.totals.errors, 0);
    assert.equal(document.segments.totals.unsearched, 2);
  });

  it('searches visible puzzles first', () => {
    const lines = Array.from({ length: 50 }, (_, i) => AMBIGUOUS.replace('1', String((i % 7) + 1)));
    const { checking, verdicts } = opened(lines, [AT(37)]);
    const news: boolean[] = [];
    for (const _ of checking.work(where => news.push(where === 'visible')));
    assert.equal(verdicts.searched[0], lines[37]);
    assert.deepEqual([news.indexOf(true), news.lastIndexOf(true)], [0, 0]);
  });

  it('does not let visible puzzles wait for a slow one', () => {
    const slow = AMBIGUOUS.replace('5', '.');
    const lines = [slow, EASY, AMBIGUOUS, slow.replace('3', '.'), EASY.replace('5', '.')];
    const { verdicts, checking } = opened(lines, [{ start: 0, end: 82 * lines.length }]);
    const { check } = verdicts;
    const concluded: string[] = [];
    verdicts.check = function* (grid) {
      const line = makeLine(grid.digits);
      for (let i = 0; i < 1000 && line === slow; i++) yield undefined;
      const found = yield* check.call(verdicts, grid);
      concluded.push(line);
      return found;
    };
    const news: number[] = [];
    for (const _ of checking.work(() => news.push(concluded.length)));
    assert.deepEqual(concluded, [...lines.slice(1), slow]);
    assert.deepEqual(news, [4, 5]);
  });

  it('searches only the puzzles that an edit changed', () => {
    const { checking, verdicts, document, source } = opened([EASY, AMBIGUOUS, WRONG, EASY.replace('5', '.')]);
    finish(checking);
    verdicts.searched.length = 0;
    const at = 82 + AMBIGUOUS.indexOf('7');
    source.text = `${source.text.slice(0, at)}.${source.text.slice(at + 1)}`;
    document.edited(at, 1, 1);
    finish(checking);
    assert.deepEqual(verdicts.searched, [AMBIGUOUS.replace('7', '.')]);
    assert.equal(shownBy(checking, 1000).length, 3);
  });

  it('continues where an edit interrupted it', () => {
    const { checking, document, source } = opened(new Array(20).fill(AMBIGUOUS));
    const work = checking.work(() => {});
    for (let i = 0; i < 5; i++) work.next();
    source.text = `x\n${source.text}`;
    document.edited(0, 0, 2);
    assert.ok(work.next().done);
    finish(checking);
    assert.equal(shownBy(checking, 1000).length, 20);
    assert.ok(shownBy(checking, 1000).every(({ start }, i) => lineOf(start - 2) === i));
  });

  it('shows at most the allowed number of findings, and reports where it stops', () => {
    const { checking } = opened(new Array(10).fill(WRONG));
    finish(checking);
    assert.equal(shownBy(checking, 20).length, 20);
    const cut = shownBy(checking, 8);
    assert.deepEqual(
      cut.map(({ code, start }) => [code, lineOf(start)]),
      [...[0, 0, 1, 1, 2, 2, 3].map(line => ['conflict', line]), ['not-all-shown', 3]],
    );
    assert.equal(cut[7].severity, 'information');
    assert.match(cut[7].message, /7 of 20 findings/);
    assert.deepEqual(shownBy(checking, 0), []);
  });

  it('shows visible findings, then errors, then warnings', () => {
    const { checking } = opened([AMBIGUOUS, AMBIGUOUS, WRONG, AMBIGUOUS], [AT(3)]);
    finish(checking);
    assert.deepEqual(
      shownBy(checking, 5).map(({ code, start }) => [code, lineOf(start)]),
      [
        ['multiple-solutions', 0],
        ['multiple-solutions', 1],
        ['conflict', 2],
        ['conflict', 2],
        ['multiple-solutions', 3],
      ],
    );
    assert.deepEqual(
      shownBy(checking, 4).map(({ code, start }) => [code, lineOf(start)]),
      [
        ['conflict', 2],
        ['conflict', 2],
        ['multiple-solutions', 3],
        ['not-all-shown', 0],
      ],
    );
  });

  it('adds the findings of the search to those of the rules, even for invisible puzzles', () => {
    const odd = AMBIGUOUS.replace('.', '0');
    const { checking } = opened([...new Array(300).fill(EASY), odd]);
    const work = checking.work(() => {});
    const codes = () => shownBy(checking).map(({ code, start }) => [code, lineOf(start)]);
    while (codes().length === 0) assert.ok(!work.next().done);
    assert.deepEqual(codes(), [['mixed-blanks', 300]]);
    for (const _ of work);
    assert.deepEqual(codes(), [
      ['mixed-blanks', 300],
      ['multiple-solutions', 300],
    ]);
  });

  it('shows as many invisible findings when one more is visible', () => {
    const three = WRONG.replace('7....', '7.5..');
    const beyond = (inSight: string) => {
      const { checking } = opened([inSight, ...new Array(20).fill(WRONG)], [AT(0)]);
      finish(checking);
      const { errors, warnings } = checking.document.segments.totals;
      return [errors + warnings - 40, checking.diagnostics(20).filter(({ isInSight }) => !isInSight).length];
    };
    assert.deepEqual([EASY, AMBIGUOUS, WRONG, three].map(beyond), [
      [0, 19],
      [1, 17],
      [2, 17],
      [3, 15],
    ]);
  });

  it('shows its findings even if the verdict has been evicted', () => {
    const { checking, verdicts } = opened([EASY, AMBIGUOUS]);
    finish(checking);
    verdicts.found.clear();
    assert.deepEqual(
      shownBy(checking, 10).map(({ code }) => code),
      ['multiple-solutions'],
    );
  });

  it('reports invisible hints too', () => {
    const lines = new Array(400).fill(EASY_SOLVED);
    lines[300] = EASY_SOLVED.replace('5', '.');
    const { checking } = opened(lines, [{ start: 0, end: 0 }], 'naked');
    let news = 0;
    for (const _ of checking.work(() => news++));
    assert.ok(news > 0);
    assert.deepEqual(
      shownBy(checking).map(({ code, start }) => [code, lineOf(start)]),
      [['forced-cell', 300]],
    );
  });

  it('keeps its counts even if other code reads the document in between', () => {
    const { checking, document } = opened(new Array(4000).fill(AMBIGUOUS), [AT(2000)]);
    const reading = document.reading();
    for (const _ of checking.work(() => {})) {
      reading.next();
      let unsearched = 0;
      const { segments } = document;
      for (let at: SegmentPlace | undefined = segments.first; at; at = segments.next(at)) {
        if (at.segment.puzzles !== undefined && at.segment.checked < CheckedLevel.All) unsearched++;
      }
      assert.equal(segments.totals.unsearched, unsearched);
      if (document.isRead) break;
    }
    finish(checking);
    assert.equal(document.segments.totals.warnings, 4000);
  });

  it('searches for wrong digits again when other digits are givens, even if the verdict is known', () => {
    const [{ grid }] = parse(EASY).puzzles;
    const free = candidatesOf(grid);
    const cell = free.findIndex((digits, i) => digitsOf(digits).length > 1 && EASY[i] === '.');
    const wrong = digitsOf(free[cell]).find(digit => `${digit}` !== EASY_SOLVED[cell]);
    const slip = `${EASY.slice(0, cell)}${wrong}${EASY.slice(cell + 1)}`;
    const { document, checking } = opened([slip]);
    const judged = () => {
      finish(checking);
      const found = shownBy(checking).find(({ code }) => code === 'wrong-digit');
      return /^r1c\d cannot be|^This puzzle has no solution/.exec(found?.message ?? '')?.[0];
    };
    assert.equal(judged(), 'This puzzle has no solution');
    const [puzzle] = document.around(AT(0)).puzzles;
    assert.ok(document.markGivens({ ...puzzle, grid, givens: grid.digits }));
    assert.match(judged() ?? '', /cannot be/);
  });
});
