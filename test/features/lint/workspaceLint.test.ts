import assert from 'node:assert/strict';
import { Collector } from '../../../src/analysis/collector';
import { VerdictCache } from '../../../src/analysis/verdicts';
import { Firsts } from '../../../src/features/collection/firsts';
import { writeFindings } from '../../../src/features/lint/lintText';
import { WorkspaceLint } from '../../../src/features/lint/workspaceLint';
import { finish } from '../../../src/text/work';
import { EASY, gridOf } from '../../text/texts';
import { levelsWith, type SomeLevels } from '../levels';

const HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const LIKE_EASY = EASY.slice(9, 18) + EASY.slice(0, 9) + EASY.slice(18);

/** The report about these files, checked in order. */
function checked(some: SomeLevels, ...texts: string[]): string {
  const levels = levelsWith(some);
  const verdicts = new VerdictCache(
    () => 0,
    () => {},
  );
  const lint = new WorkspaceLint(verdicts);
  const files = texts.map((text, i) =>
    finish(lint.add(`${i + 1}.sdm`, text, { levels, collector: new Collector(verdicts, levels) })),
  );
  return writeFindings(files, texts.length);
}

describe('checking all files', () => {
  it('reports findings in a file, and copies in earlier files', () =>
    assert.equal(
      checked(
        { duplicate: 'information' },
        `${EASY}\n${HARD}\n`,
        `\n${gridOf(HARD)}\n\n${LIKE_EASY}\n${LIKE_EASY}\n`,
        `${'.'.repeat(80)}1\n`,
        EASY.replace('3', '5'),
      ),
      `Findings in the Workspace

4 files: 7 puzzles, 4 findings

2.sdm
  2  information  duplicate  This puzzle is a copy of 1.sdm, line 2
  13  information  duplicate  This puzzle is a copy of a puzzle above

4.sdm
  1  error  conflict  5 is already in row 1 (r1c2) and box 1 (r1c2)
  1  error  conflict  5 is already in row 1 (r1c1) and box 1 (r1c1)
`,
    ));
  it('finds isomorphic copies if that rule is on', () =>
    assert.match(
      checked({ 'isomorphic-duplicate': 'hint' }, EASY, LIKE_EASY),
      /^2\.sdm\n {2}1 {2}hint {2}isomorphic-duplicate {2}This puzzle is 1\.sdm, line 1, with its rows or columns reordered/m,
    ));
  it('reports the progress before Cancel', () =>
    assert.match(
      writeFindings([{ name: 'a', puzzles: 3, findings: [], leftOut: 0, entries: new Map() }], 7),
      /^1 of 7 files, canceled: 3 puzzles, 0 findings$/m,
    ));
});

describe('the table of first occurrences', () => {
  it('grows, and remembers the first number of each key', () => {
    const firsts = new Firsts();
    for (let key = 1; key <= 10_000; key++) assert.equal(firsts.add(key * 4096, key), undefined);
    for (let key = 1; key <= 10_000; key++) assert.equal(firsts.add(key * 4096, 0), key);
  });
});
