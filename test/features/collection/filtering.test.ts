import assert from 'node:assert/strict';
import fc from 'fast-check';
import { filtering } from '../../../src/features/collection/filtering';
import { queryOf } from '../../../src/features/collection/query';
import { parse } from '../../../src/text/parser/parser';
import { finish } from '../../../src/text/work';
import { EASY } from '../../text/texts';
import { difficultyOf, documentOf, HARD, SMALL } from './documents';

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
