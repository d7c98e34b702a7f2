import assert from 'node:assert/strict';
import { Repairs } from '../../../src/analysis/repairs';
import { DocumentDiagnostics } from '../../../src/features/diagnostics/documentDiagnostics';
import { learning } from '../../../src/features/diagnostics/repairPass';
import type { RuleLevel } from '../../../src/features/diagnostics/rule';
import { EASY } from '../../text/texts';
import { levelsWith } from '../levels';
import { AMBIGUOUS, finish, Memory, opened, shownBy } from './checkedDocument';

const STUCK = '.4..2..6214.4.12..3..4152.4..6....5.';

/** A checked document of these lines, and the results of the search for repairs. */
function checked(lines: readonly string[], level: RuleLevel = 'off') {
  const { document, source } = opened(lines);
  const repairs = new Repairs(() => 0);
  const verdicts = new Memory();
  const checking = new DocumentDiagnostics(
    document,
    verdicts,
    'off',
    levelsWith({ 'redundant-given': level }),
    puzzle => repairs.insightOf(puzzle),
  );
  checking.inSight = [{ start: 0, end: 10 }];
  finish(checking);
  const searched: string[] = [];
  let news = 0;
  const learn = () => {
    const work = learning(
      checking,
      function* (puzzle, ...rest) {
        searched.push(puzzle.text);
        return yield* repairs.learning(puzzle, ...rest);
      },
      () => news++,
    );
    return work;
  };
  const codes = () => shownBy(checking).map(({ code, severity, start }) => `${code} ${severity} ${start}`);
  return { checking, document, source, learn, searched, codes, news: () => news };
}

const all = (work: Iterable<undefined>) => {
  for (const _ of work);
};

describe('searches for repairs', () => {
  it('find why a puzzle has no solution, visible or not', () => {
    const { checking, learn, codes, news } = checked([STUCK, '', STUCK]);
    assert.deepEqual(codes(), ['no-solution error 0', 'no-solution error 38']);
    assert.ok(checking.isReasonWanted);
    all(learn());
    const starts = [15, 21, 24, 26, 34];
    assert.deepEqual(
      codes(),
      [...starts, ...starts.map(start => start + 38)].map(start => `no-solution error ${start}`),
    );
    assert.ok(news() > 0);
  });

  it('find redundant givens only if the rule is on, with its severity', () => {
    const off = checked([EASY]);
    assert.ok(!off.checking.isReasonWanted && !off.checking.wantsRedundant);
    all(off.learn());
    assert.deepEqual(off.codes(), []);

    const on = checked([EASY], 'warning');
    assert.ok(on.checking.wantsRedundant);
    all(on.learn());
    assert.ok(on.codes().length > 5, on.codes().join());
    for (const code of on.codes()) assert.match(code, /^redundant-given warning \d+$/);
  });

  it('run for puzzles that need them', () => {
    const { learn, searched, codes } = checked([EASY, AMBIGUOUS, EASY], 'hint');
    all(learn());
    assert.ok(searched.includes(EASY));
    assert.deepEqual([...new Set(codes().map(code => code.split(' ')[0]))].sort(), [
      'multiple-solutions',
      'redundant-given',
    ]);
  });

  it('end when the document is edited', () => {
    const { document, source, learn, searched } = checked([EASY, EASY.replace('5', '.'), EASY], 'hint');
    const work = learn();
    work.next();
    source.text = `${source.text}\n`;
    document.edited(source.text.length - 1, 0, 1);
    all(work);
    assert.equal(searched.length, 1);
  });
});
