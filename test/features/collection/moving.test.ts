import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Reasoning } from '../../../src/analysis/reasoning';
import { VerdictCache } from '../../../src/analysis/verdicts';
import { CanonicalForms } from '../../../src/core/canonical/index';
import { geometryOfSize } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import { puzzleLinesOf } from '../../../src/features/collection/blocks';
import { filtering } from '../../../src/features/collection/filtering';
import { queryOf } from '../../../src/features/collection/query';
import { removingCopies } from '../../../src/features/collection/removing';
import { type SortKey, sorting } from '../../../src/features/collection/sorting';
import { PuzzleDocument } from '../../../src/text/document/document';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { finish } from '../../../src/text/work';
import { RUNS, soluble } from '../../core/arbitraries';
import { EASY, gridOf } from '../../text/texts';

const HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
/** As easy as {@link EASY}, with another score. */
const OTHER_EASY = '.5.1...9..97..5...4.326.17.....1...68.9.4.7.13...8.....76.935.8...7..36..3...1.4.';
const SMALL = '1.3.\n..4.\n.1.4\n4...';

const verdicts = new VerdictCache(
  () => 0,
  () => {},
);
const { difficulties } = new Reasoning(verdicts, () => 0);
const difficultyOf = (puzzle: Parameters<typeof difficulties.finding>[0]) => difficulties.finding(puzzle, []);

function documentOf(text: string): PuzzleDocument {
  const document = new PuzzleDocument({ length: text.length, slice: (start, end) => text.slice(start, end) });
  finish(document.reading());
  return document;
}

function sorted(text: string, by: SortKey, isDescending = false): string {
  const { edits, misread } = finish(sorting(documentOf(text), { by, isDescending }, difficultyOf));
  assert.ok(edits.length <= 1);
  return misread !== undefined ? `refused for ${misread}` : applied(text, edits);
}

function withoutCopies(text: string): string {
  const { edits, misread } = finish(removingCopies(documentOf(text)));
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

describe('removing copies', () => {
  it('removes the later ones with their titles, and the empty lines after them', () => {
    assert.equal(
      withoutCopies(`# A\n${EASY}\n\n# B\n${EASY}\n\n# C\n${HARD}\n# D\n${gridOf(EASY)}\n`),
      `# A\n${EASY}\n\n# C\n${HARD}\n`,
    );
    assert.equal(withoutCopies(`${EASY}\n${HARD}\n${EASY}`), `${EASY}\n${HARD}`);
    assert.equal(withoutCopies(`${EASY}\n${HARD}\n`), `${EASY}\n${HARD}\n`);
  });
  it('keeps text between puzzles', () => {
    const text = `${EASY}\n\n${EASY}\n\n# A chapter\n\n${HARD}\n`;
    assert.equal(withoutCopies(text), `${EASY}\n\n\n\n# A chapter\n\n${HARD}\n`);
  });
  it('keeps copies with entries and counts them', () => {
    const played = `[Puzzle]\n${gridOf(EASY)}\n[State]\n${gridOf(EASY.replace('.', '4'))}\n`;
    const text = `${EASY}\n${EASY}\n\n${played}`;
    assert.equal(withoutCopies(text), `${EASY}\n${played}`);
    const { removed, kept, played: number } = finish(removingCopies(documentOf(text)));
    assert.deepEqual([removed, kept, number], [1, 0, 1]);
  });
  it('keeps unreadable and empty grids', () => {
    const text = `${'.'.repeat(81)}\n${'.'.repeat(81)}\n${EASY.replace('3', '?')}\n${EASY.replace('3', '?')}\n`;
    assert.equal(withoutCopies(text), text);
  });
  it('keeps the first of each, in order', () => {
    const line = fc.constantFrom(EASY, HARD, EASY.replace('3', '.'));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 9 }), lines => {
        assert.equal(
          withoutCopies(lines.map(one => `${one}\n`).join('')),
          [...new Set(lines)].map(one => `${one}\n`).join(''),
        );
      }),
      RUNS,
    );
  });
});

describe('filtering puzzles', () => {
  const text = `# Easy\n${EASY}\n# Hard\n${HARD}\n\n${SMALL}\n`;
  const check = (words: string, expected: string) => {
    const query = queryOf(words);
    assert.ok(query.isFound, words);
    assert.equal(finish(filtering(documentOf(text), query.value, difficultyOf)).text, expected);
  };
  const foundQuery = (words: string) => {
    const query = queryOf(words);
    assert.ok(query.isFound, words);
    return query.value;
  };
  it('selects by clues', () => {
    check('clues 17', `# Hard\n${HARD}\n`);
    check('clues >= 17', `# Easy\n${EASY}\n\n# Hard\n${HARD}\n`);
    check('clues < 17', `${SMALL}\n`);
    check('clues 18-30', `# Easy\n${EASY}\n`);
    check('clues > 30', '');
    check('clues<=17', `# Hard\n${HARD}\n\n${SMALL}\n`);
  });
  it('selects by rating and level', () => {
    check('rating < 1.6', `# Easy\n${EASY}\n`);
    check('level easy', `# Easy\n${EASY}\n\n${SMALL}\n`);
    check('level > easy', `# Hard\n${HARD}\n`);
  });
  it('selects by technique', () => {
    check('technique hidden-pair, technique Locked Triple', '');
    check('technique Naked Single, clues > 20', `# Easy\n${EASY}\n`);
  });
  it('selects by title', () => check('title HARD', `# Hard\n${HARD}\n`));
  it('selects by conditions joined by words, signs and brackets', () => {
    const [easy, hard, small] = [`# Easy\n${EASY}\n`, `# Hard\n${HARD}\n`, `${SMALL}\n`];
    for (const words of ['level easy and clues < 17', 'level easy && clues < 17', 'level easy & clues < 17'])
      check(words, small);
    for (const words of ['clues 17 or clues < 17', 'clues 17 || clues < 17', 'clues = 17 OR (clues < 17)'])
      check(words, `${hard}\n${small}`);
    for (const words of ['not level easy', '!level easy', '! level == easy', 'level != easy', 'not (level easy)'])
      check(words, hard);
    check('not clues 17 and not clues < 17', easy);
    // `and` before `or`, and the comma last.
    check('clues 17 or level easy and clues < 17', `${hard}\n${small}`);
    check('(clues 17 or level easy) and clues < 17', small);
    check('clues 17 or level easy, clues < 17', small);
    check('clues < 17, clues 17 or level easy', small);
    check('((clues 17), (not (level easy)))', hard);
  });
  it('selects by words of titles and techniques that could join conditions', () => {
    const titled = `# Salt and pepper (or not)\n${EASY}\n# Salt\n${HARD}\n`;
    const titles = (words: string) => {
      const query = queryOf(words);
      assert.ok(query.isFound, words);
      return finish(filtering(documentOf(titled), query.value, difficultyOf)).found;
    };
    assert.equal(titles('title salt and pepper'), 1);
    assert.equal(titles('title pepper (or'), 1);
    assert.equal(titles('(title pepper (or not))'), 1);
    assert.equal(titles('title salt and title pepper'), 1);
    assert.equal(titles('title salt or technique Innies and Outies'), 2);
    assert.equal(titles('technique Innies and Outies and title salt'), 0);
    assert.equal(titles('rating > 1 and clues < 81'), 2);
  });
  it('never throws for any words', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('(', ')', ',', ' and ', '&&', ' or ', '||', ' not ', '!', 'clues 17', 'title a', ' ')),
        parts => {
          const query = queryOf(parts.join(''));
          assert.ok(query.isFound ? finish(filtering(documentOf(text), query.value, difficultyOf)) : query.reason);
        },
      ),
    ));
  it('keeps the shape of boxes', () => {
    const six = '123456\n......\n......\n......\n......\n......';
    const found = queryOf('clues 6');
    assert.ok(found.isFound);
    const result = finish(filtering(documentOf(`# box: 3x2\n\nA\n${six}\n`), found.value, difficultyOf)).text;
    assert.equal(result, `# box: 3x2\nA\n${six}\n`);
    assert.equal(parse(result).puzzles[0].grid.geometry.boxHeight, 3);
  });
  it('keeps their rules and those of the file', () => {
    const query = queryOf('clues < 9');
    assert.ok(query.isFound);
    const check = (text: string, expected = text) =>
      assert.equal(finish(filtering(documentOf(text), query.value, difficultyOf)).text, expected);
    const empty = '....\n....\n....\n....';
    check(`A\n${empty}\n[Rules]\nanti-king\n\nB\n${empty}\n[Rules]\ncage 3: r1c12\n`);
    check(`[Rules]\nanti-king\n\n${SMALL}\n\n${empty}\n`);
    check(`[Rules]\nanti-king\n${EASY}\n\nB\n${empty}\n`, `[Rules]\nanti-king\n\nB\n${empty}\n`);
  });
  it('selects by techniques with any blanks and hyphens in their names', () => {
    for (const words of ['technique naked-single', 'technique nakedsingle', 'technique Naked  single'])
      check(`${words} and clues > 20`, `# Easy\n${EASY}\n`);
    assert.ok(queryOf('technique xwing').isFound);
  });
  it('suggests a similar name for a misspelled one', () => {
    const says = (words: string, reason: RegExp) => {
      const query = queryOf(words);
      assert.ok(!query.isFound);
      assert.match(query.reason, reason);
    };
    says('technique xwnig', /^"xwnig" is not a technique\. Did you mean "X-Wing"\?$/);
    says('technique zzzzzzzz', /^"zzzzzzzz" is not a technique\. The documentation/);
    says('level = moderate', /^"moderate" is not a level\. The levels are easy, medium, hard, unfair and extreme\.$/);
    says('level >= hrad', /^"hrad" is not a level\. Did you mean "hard"\?/);
    says('dificulty = hard', /^"dificulty = hard" is not a condition\. Did you mean "level"\?/);
    says('clues < 30 and ratign > 3', /Did you mean "rating"\?/);
    says('weather sunny', /is not a condition\. Examples/);
    says('clues many', /is not a condition\. Examples/);
  });
  it('says what an unfinished condition needs, and keeps the prompt', () => {
    const says = (words: string, needs: string) => {
      const query = queryOf(words);
      assert.ok(!query.isFound);
      assert.equal(
        query.reason,
        `${needs}. Join conditions with and, or, not and brackets, such as: rating 3-4.5 and (clues <= 22 or technique x-wing)`,
      );
    };
    for (const words of ['rating >', 'rating', 'rating >=', 'rating 3-', 'se <'])
      says(words, `"${words}" needs a number, such as 4.2`);
    says('clues < 22 and rating > ', '"rating >" needs a number, such as 4.2');
    says('level', '"level" needs a level, such as hard');
    says('technique', '"technique" needs a technique, such as x-wing');
    says('title', '"title" needs a word from the title');
  });
  it('selects by the displayed names of ratings', () => {
    for (const name of ['SE', 'se', 'Rules']) {
      check(`${name} > 4`, finish(filtering(documentOf(text), foundQuery('rating > 4'), difficultyOf)).text);
      check(
        `clues < 30 and ${name} 1-9`,
        finish(filtering(documentOf(text), foundQuery('clues < 30 and rating 1-9'), difficultyOf)).text,
      );
    }
    assert.ok(foundQuery('title Law and Rules'));
  });
  it('lists conditions joined with and', () => {
    for (const words of [
      'rating > 4 clues < 25',
      'SE > 4 level hard',
      'clues 20-22 title monday',
      'level easy technique x-wing',
      'technique x-wing rating 3',
      'clues < 25 and rating > 4 level hard',
    ]) {
      const query = queryOf(words);
      assert.match(query.isFound ? '' : query.reason, /^Join conditions with and\./, words);
    }
  });
  it('rejects words that are not a condition', () => {
    for (const words of [
      '',
      'x',
      'clues',
      'clues x',
      'level none',
      'technique',
      'title',
      'clues 1-2-3',
      'clues < 1-2',
      'clues -3',
      ',',
      '()',
      '(clues 3',
      'clues 3)',
      'clues 3 and',
      'clues 3 &&',
      '|| clues 3',
      'not',
      '!',
      'clues 3 clues 4',
      'clues 3 and 4',
      'clues 3 and colour red',
    ])
      assert.ok(!queryOf(words).isFound, words);
  });
});
