import assert from 'node:assert/strict';
import { newTally } from '../../src/core/generator/index';
import { type Recipe, recipeOf } from '../../src/core/generator/recipe';
import { refusalOf } from '../../src/core/generator/refusal';
import { NO_RULES, type WantedRules } from '../../src/core/generator/rules/wanted';
import * as messages from '../../src/messages/index';

function check(given: Partial<Recipe>, expected: string): void {
  const recipe = recipeOf({ seed: 1, ...given });
  const refusal = refusalOf(recipe);
  assert.ok(refusal, JSON.stringify(given));
  assert.equal(messages.generating.refused(refusal, recipe), expected);
}

/** All cells except some. */
const without = (...cells: number[]) =>
  Array.from({ length: 81 }, (_, cell) => cell).filter(cell => !cells.includes(cell));
const FIRST_ROWS = Array.from({ length: 18 }, (_, cell) => cell);

describe('the messages of generating', () => {
  it('explain why a recipe is rejected', () => {
    check({ size: 11 }, 'No Sudoku has size 11.');
    check({ size: 7 }, 'No boxes fit 7x7 puzzles. Add the rule jigsaw or the rule no boxes.');
    check({ seed: -1 }, '-1 is not a valid seed.');
    check({ clues: { least: 3, most: 2 } }, 'Enter a number of clues such as 24, or a range such as 24-26.');
    check(
      { rating: { least: 3, most: 2 } },
      'Enter a rating such as 3.6, or a range such as 3-4.5, with at most one decimal.',
    );
    check({ pattern: [81] }, 'The pattern has cells that are not in the grid.');
    check(
      { pattern: without(3), symmetry: '180' },
      'The pattern has a clue in r9c6 but not in r1c4, so it does not have the symmetry 180°.',
    );
    check(
      { pattern: without(...FIRST_ROWS) },
      'The pattern has no clue in rows 1 and 2. The two lines could be exchanged, so there would be several solutions.',
    );
    check({ pattern: without(3), clues: { least: 24, most: 26 } }, 'The pattern has 80 clues, not 24 to 26.');
    check({ clues: { least: 16, most: 16 } }, 'No known 9x9 puzzle has one solution with fewer than 17 clues.');
    check({ clues: { least: 90, most: 90 } }, 'The grid has only 81 cells.');
    check({ clues: { least: 26, most: 26 }, symmetry: '90' }, 'No pattern with the symmetry 90° has 26 clues.');
    check(
      { clues: { least: 26, most: 27 }, symmetry: '90', size: 16 },
      'No known 16x16 puzzle has one solution with fewer than 55 clues.',
    );
    check({ clues: { least: 41, most: 81 }, minimal: true }, 'No known minimal 9x9 puzzle has more than 40 clues.');
    check({ rating: { least: 0.5, most: 0.9 } }, 'Ratings range from 1.0 to 12.0.');
    check({ rating: { least: 2, most: 3 }, size: 4 }, 'Only 9x9 puzzles and puzzles with rules have a rating.');
    const rules: WantedRules = { ...NO_RULES, whole: [{ kind: 'windoku' }, { kind: 'disjointGroups' }] };
    check(
      { rules, pattern: without(3) },
      'Only classic puzzles can have a pattern. Puzzles with rules can have a symmetry and a number of clues.',
    );
    check({ rules, size: 25 }, 'Puzzles with rules can only be generated up to 16x16.');
    check({ rules, size: 6 }, '6x6 puzzles cannot have the rule windoku.');
    check({ rules: { ...rules, regions: 'none' } }, '9x9 puzzles without boxes cannot have the rule disjoint groups.');
    check(
      { rules, required: ['unique-rectangle-type-1'] },
      'Paths of 9x9 puzzles with rules never use unique-rectangle-type-1.',
    );
    check({ required: ['x-fling'] }, 'x-fling is not a technique.');
    check({ excluded: ['singles'] }, 'Every puzzle needs singles, but all of them are excluded.');
    check({ required: ['template-set'] }, 'Paths of 9x9 puzzles never use template-set.');
    check({ required: ['x-wing'], excluded: ['fish'] }, 'x-wing is both required and excluded.');
    check({ required: ['x-wing'], level: 'easy' }, 'A puzzle of this level does not need x-wing, which is harder.');
  });
  it('count the clues and rules of a preview', () => {
    const { previewed } = messages.generating;
    assert.equal(previewed(24, 0, false), '24 clues');
    assert.equal(previewed(1, 1, false), '1 clue and 1 rule');
    assert.equal(previewed(24, 2, false), '24 clues and 2 rules');
    assert.equal(previewed(24, 0, true), '24 clues and jigsaw');
    assert.equal(previewed(24, 2, true), '24 clues, 2 rules and jigsaw');
  });
  it('suggest the rule that a name may mean, or list all', () => {
    const { unknownRule } = messages.generating;
    assert.equal(
      unknownRule('kilr', 'killer', ['killer', 'arrow']),
      'Puzzles cannot be generated with a rule "kilr". Did you mean "killer"?',
    );
    assert.equal(
      unknownRule('x', undefined, ['killer', 'arrow']),
      'Puzzles cannot be generated with a rule "x". The supported rules are killer and arrow.',
    );
  });
  it('state why attempts failed', () => {
    const { gaveUp } = messages.generating;
    assert.equal(
      gaveUp({ ...newTally(), attempts: 2000, level: 1500, minimal: 500 }),
      'None of 2,000 attempts produced a puzzle: 500 were not minimal and 1,500 had a different level.',
    );
    assert.equal(
      gaveUp({ ...newTally(), attempts: 11, made: 1, rating: 10 }),
      'Only 1 of 11 attempts produced a puzzle: 10 had a different rating.',
    );
  });
});
