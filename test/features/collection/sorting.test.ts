import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CanonicalForms } from '../../../src/core/canonical/index';
import { geometryOfSize } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import type { Rating } from '../../../src/core/rating/rating';
import { puzzleLinesOf } from '../../../src/features/collection/blocks';
import { type SortKey, sorting } from '../../../src/features/collection/sorting';
import type { Difficulty } from '../../../src/features/puzzles/difficulty';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { finish } from '../../../src/text/work';
import { RUNS, soluble } from '../../core/arbitraries';
import { EASY, gridOf } from '../../text/texts';
import { difficultyOf, documentOf, gridWith, HARD, unknownDifficulty } from './documents';

/** As easy as {@link EASY}, with another score. */
const OTHER_EASY = '.5.1...9..97..5...4.326.17.....1...68.9.4.7.13...8.....76.935.8...7..36..3...1.4.';

function sorted(text: string, by: SortKey, isDescending = false): string {
  const { edits, misread } = finish(sorting(documentOf(text), { by, isDescending }, difficultyOf));
  assert.ok(edits.length <= 1);
  return misread !== undefined ? `refused for ${misread}` : applied(text, edits);
}

describe('sorting puzzles', () => {
  it('by clues moves titles, comments and marks too', () => {
    const easy = `# Easy one\n# by me\n${EASY} # here`;
    const hard = `Hard one\n${gridOf(HARD)}\n# centre: r1c2=12`;
    assert.equal(sorted(`${easy}\n\n${hard}\n`, 'clues'), `${hard}\n\n${easy}\n`);
    assert.equal(sorted(`${easy}\n\n${hard}\n`, 'clues', true), `${easy}\n\n${hard}\n`);
  });
  it('by rating puts those without one at the end', () => {
    const nothing = '.'.repeat(81);
    assert.equal(sorted(`${nothing}\n${HARD}\n${EASY}`, 'rating'), `${EASY}\n${HARD}\n${nothing}`);
    assert.equal(sorted(`${nothing}\n${EASY}\r\n${HARD}`, 'rating', true), `${HARD}\n${EASY}\r\n${nothing}`);
  });
  it('by rating keeps the order of puzzles whose displayed ratings are equal', () => {
    const easy = [EASY, OTHER_EASY];
    const scores = easy.map(line => finish(difficultyOf(parse(line).puzzles[0])));
    assert.equal(scores[0]?.rating?.er, scores[1]?.rating?.er);
    assert.notEqual(scores[0]?.grade?.score, scores[1]?.grade?.score);
    for (const lines of [easy, [...easy].reverse()])
      for (const isDescending of [false, true])
        assert.equal(sorted(lines.join('\n'), 'rating', isDescending), lines.join('\n'));
  });
  it('by title compares numbers by value', () =>
    assert.equal(
      sorted(`# No 10\n${EASY}\n# No 9\n${HARD}\n${EASY}\n`, 'title'),
      `# No 9\n${HARD}\n# No 10\n${EASY}\n${EASY}\n`,
    ));
  it('by canonical form puts isomorphic puzzles next to each other', () => {
    const other = EASY.slice(9, 18) + EASY.slice(0, 9) + EASY.slice(18);
    const [a, b, c] = sorted(`${EASY}\n${HARD}\n${other}`, 'canonical').split('\n');
    assert.notEqual([a, b, c].indexOf(HARD), 1);
  });
  it('by canonical form compares each character', () => {
    const geometry = geometryOfSize(9);
    const forms = new CanonicalForms();
    const formOf = (line: string) => makeLine(forms.find('text', parse(line).puzzles[0].grid)!.digits);
    fc.assert(
      fc.property(
        fc.array(soluble(geometry, 0.4), { minLength: 2, maxLength: 6 }),
        fc.boolean(),
        (grids, isDescending) => {
          const puzzles = grids.map(({ digits }) => makeLine(digits));
          const lines = sorted(`${puzzles.join('\n')}\n`, 'canonical', isDescending)
            .trimEnd()
            .split('\n');
          const expected = puzzles.map(formOf).sort((a, b) => (a < b ? -1 : Number(a > b)));
          assert.deepEqual(lines.map(formOf), isDescending ? expected.reverse() : expected);
        },
      ),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 2) },
    );
  });
  it('moves puzzles with their rules, below those of the file', () => {
    const more = `More\n1.3.\n....\n....\n....\n[Rules]\nanti-king`;
    const less = `Less\n1...\n....\n....\n....`;
    assert.equal(sorted(`${more}\n\n${less}\n`, 'clues'), `${less}\n\n${more}\n`);
    const rules = '[Rules]\nanti-knight\n\n';
    assert.equal(sorted(`${rules}${more}\n\n${less}\n`, 'clues'), `${rules}${less}\n\n${more}\n`);
  });
  it('moves puzzles of the same line together', () => {
    const three = '[[1,2,0,0],[3,0,0,2],[0,0,0,0],[2,0,0,1]]';
    const two = '[[1,2,0,0],[3,0,0,2],[0,0,0,0],[2,0,0,0]]';
    const one = '[[1,0,0,0],[3,0,0,2],[0,0,0,0],[2,0,0,0]]';
    const text = `${three}, ${two}\n\n${one}\n`;
    const { blocks, starts } = finish(puzzleLinesOf(documentOf(text), function* () {}));
    assert.deepEqual(
      blocks.map(({ first, puzzles }) => [first, puzzles]),
      [
        [0, 2],
        [2, 1],
      ],
    );
    assert.equal(starts.length, 3);
    assert.equal(sorted(text, 'clues'), `${one}\n\n${three}, ${two}\n`);
  });
  it('moves a title that is above an empty line', () =>
    assert.equal(
      sorted(`One\n\n${gridOf(EASY)}\n\nTwo\n\n${gridOf(HARD)}\n`, 'clues'),
      `Two\n\n${gridOf(HARD)}\n\nOne\n\n${gridOf(EASY)}\n`,
    ));
  it('is rejected if a puzzle would be read differently', () => {
    const six = '1.....\n.2....\n......\n......\n......\n......';
    const other = six.replace('2', '.');
    const start = `${six}\n\n# box: 3x2\n\n`;
    assert.equal(sorted(`${start}${other}\n`, 'clues'), `refused for ${start.length}`);
  });

  it('keeps every byte of each puzzle and between them', () => {
    const line = fc.constantFrom(EASY, HARD, EASY.replace('3', '.'), EASY.replaceAll('.', '0'));
    const block = fc
      .tuple(line, fc.constantFrom('plain', 'comment', 'rows', 'marks'), fc.nat(99))
      .map(([text, kind, n]) => {
        if (kind === 'comment') return `# No ${n}\n${text}`;
        if (kind === 'rows') return `Grid ${n}\n${gridOf(text)}`;
        return kind === 'marks' ? `${text}\n# centre: r1c3=${1 + (n % 9)}` : text;
      });
    const gap = fc.constantFrom('\n\n', '\n\n\n', '\r\n\r\n', '\n \n');
    const by = fc.constantFrom<SortKey>('clues', 'title', 'canonical', 'rating');
    fc.assert(
      fc.property(fc.array(fc.tuple(block, gap), { maxLength: 6 }), by, fc.boolean(), (parts, key, isDescending) => {
        const text = parts.map(part => part.join('')).join('');
        const result = sorted(text, key, isDescending);
        const gapsOf = (all: string) => {
          const { blocks } = finish(puzzleLinesOf(documentOf(all), function* () {}));
          return blocks.map(({ end }, i) => all.slice(end, blocks[i + 1]?.start));
        };
        const textsOf = (all: string) => {
          const { blocks } = finish(puzzleLinesOf(documentOf(all), function* () {}));
          return blocks.map(({ start, end }) => all.slice(start, end));
        };
        assert.deepEqual(
          textsOf(text),
          parts.map(([own]) => own),
        );
        assert.deepEqual(gapsOf(result), gapsOf(text));
        assert.deepEqual(textsOf(result).sort(), textsOf(text).sort());
        assert.equal(sorted(result, key, isDescending), result);
      }),
      { ...RUNS, numRuns: Math.min(RUNS.numRuns, 200) },
    );
  });
});

describe('sorting by clues', () => {
  const sort = (text: string, isDescending = false) =>
    finish(sorting(documentOf(text), { by: 'clues', isDescending }, unknownDifficulty));
  const titled = (...clues: number[]) => clues.map(count => `# ${count}\n${gridWith(count)}\n\n`).join('');
  const check = (title: string, before: number[], after: number[], edits: string[], isDescending = false) =>
    it(title, () => {
      const text = titled(...before);
      const found = sort(text, isDescending);
      assert.equal(applied(text, found.edits), titled(...after));
      assert.deepEqual(
        found.edits.map(({ start, end }) => text.slice(start, end)),
        edits.map(edit => edit.trimEnd()),
      );
      assert.equal(found.moved, before.filter((count, i) => count !== after[i]).length);
      assert.equal(found.without, 0);
    });

  check(
    'replaces the text from the first puzzle that moves to the last one',
    [1, 3, 2, 4],
    [1, 2, 3, 4],
    [titled(3, 2)],
  );
  check('also at the start', [2, 1, 3], [1, 2, 3], [titled(2, 1)]);
  check('and at the end', [1, 3, 2], [1, 2, 3], [titled(3, 2)]);
  check('with puzzles between them that stay', [3, 2, 1], [1, 2, 3], [titled(3, 2, 1)]);
  check('changes nothing that is in order', [1, 2, 2, 3], [1, 2, 2, 3], []);
  check('in the other direction too', [3, 2, 2, 1], [3, 2, 2, 1], [], true);
  check('one puzzle', [3], [3], []);
  check('none', [], [], []);
});

describe('sorting by rating', () => {
  it('puts those without a rating after the others, by level, and those without either last', () => {
    const difficulties: (Difficulty | undefined)[] = [
      undefined,
      { grade: { level: 'hard' } } as unknown as Difficulty,
      { rating: { er: 9.9 } as Rating },
      { grade: { level: 'easy' } } as unknown as Difficulty,
      { rating: { er: 1.2 } as Rating },
      {},
    ];
    const lines = difficulties.map((_, i) => `# ${i}\n${gridWith(i + 1)}\n\n`);
    const order = (isDescending: boolean) => {
      let next = 0;
      // biome-ignore lint/correctness/useYield: nothing to find out
      const difficultyOf = function* () {
        return difficulties[next++];
      };
      const found = finish(sorting(documentOf(lines.join('')), { by: 'rating', isDescending }, difficultyOf));
      assert.equal(found.without, 2);
      return [...applied(lines.join(''), found.edits).matchAll(/# (\d)/g)].map(([, n]) => Number(n));
    };
    assert.deepEqual(order(false), [4, 2, 3, 1, 0, 5]);
    assert.deepEqual(order(true), [1, 3, 2, 4, 0, 5]);
  });
});
