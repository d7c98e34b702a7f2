import assert from 'node:assert/strict';
import { generate } from '../../../../src/core/generator/index';
import { recipeOf } from '../../../../src/core/generator/recipe';
import { solvedGrid } from '../../../../src/core/generator/solvedGrid';
import { geometryOfSize, SIZES } from '../../../../src/core/geometry';
import type { Grid } from '../../../../src/core/grid';
import { makeLine } from '../../../../src/core/notation';
import { Random } from '../../../../src/core/random';
import { geometryWith } from '../../../../src/core/rules/geometry';
import { applied } from '../../../../src/language/edits';
import { recipeIn } from '../../../../src/language/features/generate/argument';
import { generating, recipeText, refusalText } from '../../../../src/language/features/generate/generating';
import { type DrawnPattern, drawnPattern } from '../../../../src/language/features/generate/pattern';
import { applyAnswer, type SettingKey, settingsOfRecipe } from '../../../../src/language/features/generate/settingList';
import { insertion, lineOf, puzzleLines } from '../../../../src/language/features/generate/writing';
import { parse } from '../../../../src/language/parsing/parser';
import { puzzleNear } from '../../../../src/language/puzzle';
import { finish } from '../../../../src/language/work';
import { sourceOf } from '../../source';
import { EASY, gridOf, selected } from '../../texts';

const four = (line: string): Grid => ({
  geometry: geometryOfSize(4),
  digits: Uint8Array.from([...line], c => (c === '.' ? 0 : Number(c))),
});
const SMALL = four('12............3.');

describe('a recipe as data', () => {
  const read = (argument: object) => {
    const result = recipeIn(argument, () => 5);
    return result.isFound ? result.value : result.reason;
  };
  it('may be empty, and gets a seed', () => assert.deepEqual(read({}), recipeOf({ seed: 5 })));
  it('has all that a recipe can have', () => {
    const given = { seed: 1, size: 6, count: 2, symmetry: '180', minimal: true, attempts: 9, level: 'hard' } as const;
    assert.deepEqual(read(given), recipeOf(given));
  });
  it('may have a number, two numbers or bounds as a range', () => {
    for (const clues of [24, [24, 24], { least: 24, most: 24 }])
      assert.deepEqual(read({ clues }), recipeOf({ seed: 5, clues: { least: 24, most: 24 } }));
  });
  it('may draw its pattern, which tells the size', () =>
    assert.deepEqual(read({ pattern: 'x.x.\n....\n....\n...X' }), recipeOf({ seed: 5, size: 4, pattern: [0, 2, 15] })));
  it('may name techniques', () =>
    assert.deepEqual(
      read({ required: ['X-Wing'], excluded: ['unique', 'Naked pair'] }),
      recipeOf({ seed: 5, required: ['x-wing'], excluded: ['unique', 'naked-pair'] }),
    ));
  it('says which key it does not know, and which it can have', () => {
    assert.match(
      String(read({ difficulty: 'hard' })),
      /^A recipe has no "difficulty"\. It can have seed, size, .*level, .*\brules\.$/,
    );
    assert.notEqual(typeof read({ seed: 1, symetry: undefined }), 'string');
    assert.match(`${read({ seed: 1, into: 'cursor' })}`, /^A recipe has no "into"/);
    assert.ok(recipeIn({ seed: 1, into: 'cursor' }, () => 5, ['into']).isFound);
  });
  it('says which value is wrong', () => {
    for (const [key, value] of Object.entries({
      size: '9',
      level: 'harder',
      symmetry: 180,
      clues: 'few',
      minimal: 1,
      pattern: [0.5],
      required: 'x-wing',
    }))
      assert.match(String(read({ [key]: value })), new RegExp(`"${key}"`));
    assert.match(String(read({ size: 9, pattern: 'x...'.repeat(4) })), /"pattern"/);
  });
});

describe('generated puzzles', () => {
  it('are the same for a seed, and their number is that of the recipe', () => {
    const recipe = recipeOf({ seed: 42, count: 2 });
    const lines = finish(generating(recipe)).grids.map(lineOf);
    assert.equal(lines.length, 2);
    assert.deepEqual(finish(generating(recipe)).grids.map(lineOf), lines);
    const [first] = [...generate({ ...recipe, count: 1 })].filter(grid => grid !== undefined);
    assert.equal(lineOf(first), lines[0]);
  });
  it('are less than wanted with a reason', () => {
    const recipe = recipeOf({ seed: 1, rating: { least: 9, most: 9 }, attempts: 2 });
    const { grids, reason } = finish(generating(recipe));
    assert.equal(grids.length, 0);
    assert.match(reason ?? '', /None of 2 attempts/);
    const refused = recipeOf({ seed: 1, size: 7 });
    assert.equal(finish(generating(refused)).reason, refusalText(refused));
    assert.match(refusalText(refused) ?? '', /No Sudoku has size 7/);
  });
  it('with rules have sections below their grids', () => {
    const texts = (given: object) => {
      const recipe = recipeIn({ seed: 7, size: 4, ...given }, () => 0);
      assert.ok(recipe.isFound);
      const { grids } = finish(generating(recipe.value));
      return puzzleLines(recipeText(recipe.value), grids).map(line => line.replace(/^[\d.]{4}$/, 'row'));
    };
    const rows = Array(4).fill('row');
    assert.deepEqual(texts({ rules: 'diagonals' }), [
      '# generated: seed 7, 4x4, rules diagonals',
      ...rows,
      '[Rules]',
      'diagonals',
    ]);
    assert.deepEqual(texts({ rules: ['diagonals', 'no boxes'], count: 2 }), [
      '# generated: seed 7, 2 puzzles, 4x4, rules no boxes and diagonals',
      '',
      ...rows,
      ...['[Rules]', 'no boxes', 'diagonals', ''],
      ...rows,
      ...['[Rules]', 'no boxes', 'diagonals'],
    ]);
    const jigsaw = texts({ rules: ['jigsaw'] });
    assert.deepEqual(jigsaw.slice(0, 6), ['# generated: seed 7, 4x4, rules jigsaw', ...rows, '[Regions]']);
    assert.match(jigsaw.slice(6).join(' '), /^A[A-D]{3} [A-D]{4} [A-D]{4} [A-D]{4}$/);
    const killer = texts({ rules: 'killer' });
    assert.equal(killer[5], '[Rules]');
    for (const line of killer.slice(6)) assert.match(line, /^cage \d+: r[1-4]/);
  });
  it('with rules are read again', () => {
    for (const size of [4, 6, 9, 12])
      for (const rules of ['killer', 'jigsaw', 'jigsaw, arrows', 'no boxes, diagonals', 'kropki'])
        for (const count of size > 9 ? [2] : [1, 2]) {
          const recipe = recipeIn({ seed: size, size, rules, count }, () => 0);
          assert.ok(recipe.isFound);
          const { grids } = finish(generating(recipe.value));
          const text = `${puzzleLines(recipeText(recipe.value), grids).join('\n')}\n`;
          const { puzzles } = parse(text);
          assert.equal(puzzles.length, count, text);
          for (const [i, { title, grid }] of puzzles.entries()) {
            assert.equal(makeLine(grid.digits), makeLine(grids[i].digits), text);
            assert.equal(grid.geometry, grids[i].geometry, text);
            assert.equal(title, undefined);
          }
        }
  });
  it('are read again in every size, in rows and in lines', () => {
    for (const size of SIZES) {
      const geometry = geometryOfSize(size);
      const random = new Random(size);
      const grids = Array.from({ length: 12 }, () => {
        const digits = finish(solvedGrid(geometry, random));
        return { geometry, digits: digits.map(digit => (random.below(3) === 0 ? digit : 0)) };
      });
      for (const count of [1, 2, 12]) {
        const some = grids.slice(0, count);
        const { puzzles } = parse(`${puzzleLines(recipeText(recipeOf({ seed: 1, size })), some).join('\n')}\n`);
        assert.deepEqual(
          puzzles.map(({ grid }) => makeLine(grid.digits)),
          some.map(({ digits }) => makeLine(digits)),
          `${size}`,
        );
      }
    }
  });
});

describe('where puzzles are written', () => {
  const check = (marked: string, expected: string, grids = [SMALL]) => {
    const { text, at } = selected(marked);
    const file = parse(text);
    const drawn = drawnPattern(file, at);
    const written = { lines: puzzleLines('# generated: seed 1', grids), geometry: grids[0].geometry };
    const puzzle = puzzleNear(file, at.start);
    assert.equal(applied(text, [insertion(sourceOf(text), at.start, puzzle, written, drawn?.drawing)]), expected);
  };
  const NEW = '# generated: seed 1\n12..\n....\n....\n..3.';
  const OLD = '1...\n....\n....\n...2';
  it('an empty file', () => check('‸', `${NEW}\n`));
  it('an empty line', () => check(`${OLD}\n\n‸\n\n${OLD}\n`, `${OLD}\n\n${NEW}\n\n${OLD}\n`));
  it('directly below a puzzle', () => check(`${OLD}\n‸`, `${OLD}\n\n${NEW}\n`));
  it('between lines without room', () => check(`# a\n‸\n${OLD}\n`, `# a\n\n${NEW}\n\n${OLD}\n`));
  it('in a puzzle: behind it and its marks', () =>
    check(`1.‸..\n....\n....\n...2\n# corner: r2c2=1\n\n${OLD}\n`, `${OLD}\n# corner: r2c2=1\n\n${NEW}\n\n${OLD}\n`));
  it('in a line with text: below it', () => check(`# a ‸title\n`, `# a title\n\n${NEW}\n`));
  it('among puzzles with other boxes: with boxes of its own, and theirs again below', () => {
    const six = {
      geometry: geometryOfSize(6),
      digits: Uint8Array.from({ length: 36 }, (_, cell) => (cell === 7 ? 4 : 0)),
    };
    const rows = ['......', '.4....', '......', '......', '......', '......'].join('\n');
    const own = `# generated: seed 1\n${rows}`;
    const turned = `# box: 3x2\n\n${rows}\n`;
    check(`${turned}\n‸\n${rows}\n`, `${turned}\n# box: 2x3\n${own}\n\n# box: 3x2\n\n${rows}\n`, [six]);
    check(`${turned}\n# box: 2x3\n‸`, `${turned}\n# box: 2x3\n\n${own}\n`, [six]);
    check(`${turned}\n‸`, `${turned}\n${NEW}\n`);
  });
  it('over a drawn pattern', () => check('# mine\n\n‸xx..\n....\n....\n..x.‸\n', `# mine\n\n${NEW}\n`));
  it('in a puzzle with rules, or before its rules: behind them', () => {
    const ruled = `${OLD}\n[Rules]\nanti-knight`;
    check(`1.‸..\n....\n....\n...2\n[Rules]\nanti-knight\n\n${OLD}\n`, `${ruled}\n\n${NEW}\n\n${OLD}\n`);
    check(`${OLD}\n‸\n[Rules]\nanti-knight\n`, `${OLD}\n\n[Rules]\nanti-knight\n\n${NEW}\n`);
    check(`${OLD}\n[Rules]\nanti-‸knight\n`, `${ruled}\n\n${NEW}\n`);
    check(`${ruled}\n\n‸\n\n${OLD}\n`, `${ruled}\n\n${NEW}\n\n${OLD}\n`);
  });
  it('a puzzle with rules needs no comment for its boxes', () => {
    const { geometry, digits } = SMALL;
    const ruled = { geometry: geometryWith(geometry, [{ kind: 'antiKnight' }]), digits };
    check(`${OLD}\n\n‸`, `${OLD}\n\n${NEW}\n[Rules]\nanti-knight\n`, [ruled]);
  });
  it('after a state: as a puzzle of its own', () => {
    const played = `[Puzzle]\n${OLD}\n[State]\n${OLD}\n`;
    check(`${played}‸`, `${played}\n# section: none\n${NEW}\n`);
  });
  it('the recipe is no title', () => {
    for (const grids of [[SMALL], [SMALL, SMALL]]) {
      const { puzzles } = parse(`${puzzleLines('# generated: seed 1', grids).join('\n')}\n`);
      assert.deepEqual(
        puzzles.map(({ title }) => title),
        grids.map(() => undefined),
      );
    }
  });
  it('line ends are those of the file', () =>
    check(`${OLD.replaceAll('\n', '\r\n')}\r\n‸`, `${OLD}\n\n${NEW}\n`.replaceAll('\n', '\r\n')));
});

describe('a pattern in the selection', () => {
  const check = (marked: string, expected: DrawnPattern | undefined) => {
    const { text, at } = selected(marked);
    assert.deepEqual(drawnPattern(parse(text), at), expected);
  };
  it('is where x is', () =>
    check('‸xx..\n....\n....\n..x.‸\n', { size: 4, cells: [0, 1, 14], drawing: { start: 0, end: 19 } }));
  it('may have spaces and borders, and most cells may be x', () => {
    const grid = 'x x | x .\nx x | x x\n----+----\nx x | x x\n. x | x x';
    const cells = [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15];
    check(`‸${grid}‸\n`, { size: 4, cells, drawing: { start: 0, end: grid.length } });
  });
  it('is that of the givens without an x', () => {
    const cells = [...EASY].flatMap((c, cell) => (c === '.' ? [] : [cell]));
    check(`‸${gridOf(EASY)}‸\n`, { size: 9, cells });
  });
  it('is none without a selection, in an empty grid, and in two', () => {
    check('x‸x..\n....\n....\n..x.\n', undefined);
    check('‸....\n....\n....\n....‸\n', undefined);
    check('‸xx..\n....\n....\n..x.\n\nxx..\n....\n....\n..x.‸\n', undefined);
  });
});

describe('the settings of a recipe', () => {
  const drawn: DrawnPattern = { size: 4, cells: [0, 1, 14] };
  const usual = recipeOf({ seed: 42 });
  const shown = (key: SettingKey, recipe = usual) =>
    settingsOfRecipe(recipe, drawn).find(setting => setting.key === key)?.value;
  const change = (key: SettingKey, answer: string | readonly string[], recipe = usual) =>
    applyAnswer(recipe, key, answer, drawn);
  const check = (key: SettingKey, answer: string | readonly string[], value: string) => {
    const recipe = change(key, answer);
    assert.ok(typeof recipe !== 'string', String(recipe));
    assert.equal(shown(key, recipe), value);
  };

  it('are changed one by one', () => {
    check('size', '6', '6x6');
    check('level', 'hard', 'hard');
    check('symmetry', '180', '180°');
    check('clues', '24', '24');
    check('clues', '24 - 26', '24-26');
    check('rating', '3.4-4', '3.4-4');
    check('minimal', '', 'yes');
    check('required', ['x-wing'], 'x-wing');
    check('excluded', ['x-wing', 'xy-wing'], 'x-wing, xy-wing');
    check('count', '12', '12');
    check('rules', ['killer', 'anti-knight'], 'anti-knight, killer');
    check('rules', ['jigsaw', 'no boxes'], 'jigsaw');
    check('rules', [], 'none: classic');
    check('seed', '7', '7');
    check('pattern', '', '3 clues');
  });
  it('are taken back', () => {
    const { level, ...rest } = change('level', 'hard') as typeof usual;
    assert.equal(level, 'hard');
    assert.deepEqual(change('level', '', { ...rest, level: 'hard' }), usual);
    assert.deepEqual(change('clues', '', change('clues', '24') as typeof usual), usual);
    assert.deepEqual(change('required', [], change('required', ['x-wing']) as typeof usual), usual);
    assert.deepEqual(change('minimal', '', change('minimal', '') as typeof usual), usual);
    assert.equal(shown('pattern', change('pattern', '', change('pattern', '') as typeof usual) as typeof usual), 'any');
  });
  it('of a pattern are its size, and no number of clues', () => {
    const recipe = change('pattern', '', change('clues', '24') as typeof usual);
    assert.deepEqual(recipe, { ...usual, size: 4, pattern: drawn.cells });
    assert.deepEqual(change('size', '9', recipe as typeof usual), usual);
  });
  it('a rating and a pattern are only for classic puzzles', () => {
    const patterned = change('pattern', '', change('rating', '3') as typeof usual) as typeof usual;
    const ruled = change('rules', ['killer'], patterned) as typeof usual;
    assert.equal(ruled.rating, undefined);
    assert.equal(ruled.pattern, undefined);
    assert.equal(shown('rating', ruled), undefined);
    assert.equal(shown('pattern', ruled), undefined);
    assert.deepEqual(change('rules', [], change('rules', ['killer']) as typeof usual), usual);
  });
  it('a rating is only for 9x9', () => {
    const rated = change('rating', '3') as typeof usual;
    assert.equal(shown('rating', change('size', '6', rated) as typeof usual), undefined);
    assert.equal((change('size', '6', rated) as typeof usual).rating, undefined);
  });
  it('what cannot be read is said', () => {
    assert.match(String(change('clues', 'few')), /A number such as 24/);
    assert.match(String(change('clues', '26-24')), /A number such as 24/);
    assert.match(String(change('count', '0')), /How many/);
    assert.match(String(change('seed', '-1')), /whole number/);
  });
});
