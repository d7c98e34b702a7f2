/** Which words are a query, the meaning of each comparison at its bound, and the messages about other words. */

import assert from 'node:assert/strict';
import { LEVELS } from '../../../src/core/techniques/step';
import { queryOf } from '../../../src/features/collection/query';
import type { Difficulty } from '../../../src/features/puzzles/difficulty';
import { parse } from '../../../src/text/parser/parser';
import { finish } from '../../../src/text/work';

/** Whether a puzzle with 3 clues, a title, level medium and rating 2.5 matches a query, or why the words are not a query. */
function answer(words: string): boolean | string {
  const query = queryOf(words);
  if (!query.isFound) return query.reason;
  const [puzzle] = parse('Monday puzzle\n1...\n.2..\n..3.\n....\n').puzzles;
  const uses = [{ technique: { id: 'x-wing', name: 'X-Wing' }, count: 1 }];
  const difficulty = { grade: { level: LEVELS[1], score: 100, uses }, rating: { er: 2.5 } } as unknown as Difficulty;
  return finish(
    // biome-ignore lint/correctness/useYield: nothing to find out
    query.value(puzzle, function* () {
      return difficulty;
    }),
  );
}

describe('a query', () => {
  const check = (words: string, expected: boolean | string) =>
    it(JSON.stringify(words), () => assert.equal(answer(words), expected));

  describe('compares a number', () => {
    const TABLE: [sign: string, below: boolean, same: boolean, above: boolean][] = [
      ['', false, true, false],
      ['=', false, true, false],
      ['==', false, true, false],
      ['!=', true, false, true],
      ['<', false, false, true],
      ['<=', false, true, true],
      ['>', true, false, false],
      ['>=', true, true, false],
    ];
    for (const [sign, below, same, above] of TABLE) {
      for (const [name, [low, equal, high]] of [
        ['clues', ['2', '3', '4']],
        ['rating', ['2.4', '2.5', '2.6']],
        ['level', ['easy', 'medium', 'hard']],
      ] as const) {
        check(`${name} ${sign} ${low}`, below);
        check(`${name} ${sign} ${equal}`, same);
        check(`${name}${sign} ${high}`, above);
      }
    }
    check('clues 2-3', true);
    check('clues 3-4', true);
    check('clues 3 - 3', true);
    check('clues 1-2', false);
    check('clues 4-9', false);
    check('clues 4-2', false);
    check('level easy-medium', true);
    check('level hard-extreme', false);
    check('SE 2.5', true);
    check('rules2.5', true);
  });

  describe('searches for words', () => {
    check('title monday', true);
    check('title DAY PUZ', true);
    check('title tuesday', false);
    for (const other of [':)', 'monday)', '(monday', 'monday)(', 'innies and outies', 'day or not'])
      check(`title ${other}`, false);
    check('(clues 3) and title :)', false);
    check('(clues 3 and title :)', false);
    check('(clues 3) or title :)', true);
    check('(title (monday) or clues 3)', true);
    check('(title monday(', 'The brackets do not match. Example: clues < 27 and (level hard or rating > 3)');
    check('technique X-Wing', true);
    check('technique xwing', true);
    check('technique X-Wings', true);
    check('technique swordfish', false);
  });

  describe('joins conditions', () => {
    const [yes, no] = ['clues 3', 'clues 4'];
    for (const [a, b, and, or] of [
      [yes, yes, true, true],
      [yes, no, false, true],
      [no, yes, false, true],
      [no, no, false, false],
    ] as const) {
      for (const sign of [' and ', '&', ' && ', ',', ' , ', ',,']) check(`${a}${sign}${b}`, and);
      for (const sign of [' or ', '|', ' || ']) check(`${a}${sign}${b}`, or);
      check(`not ${a} and ${b}`, a === no && b === yes);
      check(`!(${a} and ${b})`, !and);
      check(`not (${a} or ${b})`, !or);
    }
    check(`, ${yes},`, true);
    check(`((${yes}))`, true);
    check(`not not ${yes}`, true);
    for (const sign of [' and', ' &', ',']) {
      check(`${yes}${sign} clues3`, true);
      check(`${yes}${sign} !${yes}`, false);
      check(`${yes}${sign} not ${no}`, true);
      check(`${yes}${sign} (${no})`, false);
      check(`${no}${sign} title3`, false);
    }
  });

  describe('is rejected, with the reason', () => {
    const examples = 'Examples: rating 3-4.5, clues <= 22, level >= hard, technique x-wing, title monday';
    const none = (words: string, near?: string) =>
      check(words, `"${words}" is not a condition.${near === undefined ? '' : ` Did you mean "${near}"?`} ${examples}`);
    const empty = 'Enter at least one condition.';
    for (const words of ['', '  ', ',', ' , ,', '()', '(,)']) check(words, empty);
    const bracket = 'The brackets do not match. Example: clues < 27 and (level hard or rating > 3)';
    for (const words of [
      ')',
      ',)',
      'clues 3,)',
      '(clues 3',
      '((clues 3)',
      '(clues 3))',
      'clues 3 and (clues 3',
      'clues 3)',
    ])
      check(words, bracket);
    const missing = 'A condition is missing here. Example: rating > 3 and clues < 27';
    for (const words of [
      'and clues 3',
      '!',
      '! ',
      'or clues 3',
      '(and clues 3)',
      'clues 3 and',
      '(clues 3 or)',
      'clues 3 not',
    ])
      check(words, missing);
    const unjoined = 'Join conditions with and. Example: rating > 4 and clues < 25';
    for (const words of ['clues 3 level easy', 'clues 3 rules2.5', 'technique x-wing title monday'])
      check(words, unjoined);
    none('weather clues 3');
    none('clues 3 weather');
    none('clues 3 clues x');
    none('clues x clues 3');
    const needs = (words: string, needed: string) =>
      check(
        words,
        `"${words}" needs ${needed}. Join conditions with and, or, not and brackets, such as: rating 3-4.5 and (clues <= 22 or technique x-wing)`,
      );
    for (const words of ['clues', 'clues <', 'clues 20-']) needs(words, 'a number, such as 22');
    needs('rating', 'a number, such as 4.2');
    for (const words of ['level', 'level >']) needs(words, 'a level, such as hard');
    needs('title', 'a word from the title');
    needs('technique', 'a technique, such as x-wing');
    for (const rest of [' -20', ' 20-22-24', ' > 20-22', ' 17 18', ' many', ' =>3']) none(`clues${rest}`);
    none('technique -');
    none('weather sunny');
    none('clue 17', 'clues');
    none('xlues 17', 'clues');
    none('clu 17');
    none('hints 3', 'clues');
    none('nme x', 'title');
    none('grad easy', 'level');
    none('strategie x-wing', 'technique');
    const levels = 'The levels are easy, medium, hard, unfair and extreme.';
    check('level easy-hrad', `"hrad" is not a level. Did you mean "hard"? ${levels}`);
    check('level eas', `"eas" is not a level. Did you mean "easy"? ${levels}`);
    check('level ea', `"ea" is not a level. ${levels}`);
    check('technique xwng', '"xwng" is not a technique. Did you mean "X-Wing"?');
    check('technique xw', '"xw" is not a technique. The documentation of techniques lists all names.');
    check('or weather', `"weather" is not a condition. ${examples}`);
    check('and not weather', `"weather" is not a condition. ${examples}`);
    none('clues 3 and se .5');
    check('clues 3 and weather', `"weather" is not a condition. ${examples}`);
    check('clues 3 and weather or not rating x', `"weather" is not a condition. ${examples}`);
  });
});
