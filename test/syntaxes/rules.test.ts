import assert from 'node:assert/strict';
import { RULE_WORDS } from '../../src/text/rules/index';
import { check, pictureOf, readGrammar } from './grammar';

describe('sudoku.tmLanguage.json', () => {
  before(() => readGrammar('sudoku'));

  describe('rules', () => {
    const below = (...lines: string[]) => ['[Rules]', '[SSSSS[', ...lines];

    check('a cage', ...below('cage 16: r1c8 r2c89 # two', 'kkkk ##| vvvv vvvvv ccccc'));
    check('a line with runs', ...below('thermo: r1c1-r4c1 r4c2', 'kkkkkk| vvvvkvvvv vvvv'));
    check('an arrow', ...below('arrow: r1c1 = r1c2', 'kkkkk| vvvv k vvvv'));
    check('two chains', ...below('greater: r1c1 > r1c2, r2c2 > r3c2', 'kkkkkkk| vvvv k vvvv| vvvv k vvvv'));
    check('digits', ...below('quad 4 6 7: r2c3', 'kkkk # # #| vvvv'));
    check('a clue outside the grid', ...below('x-sum 27: c2 top', 'kkkkk ##| vv ddd'));
    check('a diagonal clue', ...below('little killer 22: r1c3 down-right', 'kkkkkkkkkkkkk ##| vvvv ddddkddddd'));
    check('a loop', ...below('sum line 10 loop: r1c1', 'kkkkkkkk ## dddd| vvvv'));
    check('without cells', ...below('Anti-Knight', 'kkkkkkkkkkk', '  diagonal /', '  kkkkkkkk k'));
    check('without a colon', ...below('cage r1c1', 'kkkk vvvv'));
    check('a rule that is being written', ...below('ca # 1', '   ccc', 'cage 16', '', 'x: r1c1', 'k| vvvv'));
    check('a rule that is being written after an empty line', ...below('x: r1c1', 'k| vvvv', '', '', 'anti-k', ''));
    check('words after an empty line', ...below('', '', 'Two towers', 'TTTTTTTTTT', 'x: r1c1', 'k| vvvv'));
    check(
      'the title of the next puzzle',
      ...below('anti-king', 'kkkkkkkkk', '', '', 'Killer 7', 'TTTTTTTT', '53..', '##..'),
    );
    check('end at the next section', ...below('x: r1c1', 'k| vvvv'), '[Puzzle]', '[SSSSSS[', 'x: r1c1', 'TTTTTTT');
    check('only below their heading', 'anti-knight', 'TTTTTTTTTTT');
    it('know every name of a rule', () => {
      for (const { names, form } of RULE_WORDS)
        for (const name of names) {
          const line = form.replace(names[0], name);
          assert.ok(pictureOf(['[Rules]', line])[1].startsWith('k'.repeat(name.length)), line);
        }
    });
  });

  it('takes long lines to their end', () => {
    for (const part of ['x', 'r1c1-', 'anti ', 'sum 1', '1 ', 'AB', '| A', 'A=1', 'A=1 '])
      for (const heading of ['[Rules]', '[Regions]', '[Cages]'])
        assert.equal(pictureOf([heading, part.repeat(3000)])[1].length, 3000 * part.length);
  });

  describe('cages', () => {
    check('letters and dots', '[Cages]', '[SSSSS[', 'AA.1', 'rr.r', '. A|b . # two', '. r|r . ccccc');
    check('sums', '[cages]', '[SSSSS[', 'AA', 'rr', 'A=16 b = 9, 1=3 # two', 'rk## r k #| rk# ccccc');
    check('sums below an empty line', '[Cages]', '[SSSSS[', 'AA', 'rr', '', '', 'A=16', 'rk##', '12..', '##..');
    check('up to an empty line', '[Cages]', '[SSSSS[', '.A', '.r', '', '', '12..', '##..', 'Two', 'TTT');
    check(
      'up to rules',
      '[Puzzle]',
      '[SSSSSS[',
      '[Cages]',
      '[SSSSS[',
      'A.',
      'r.',
      '[Rules]',
      '[SSSSS[',
      'x: r1c1',
      'k| vvvv',
    );
  });

  describe('regions', () => {
    check('letters', '[Regions]', '[SSSSSSS[', 'AAAB', 'rrrr', 'A A|B B # two', 'r r|r r ccccc');
    check('up to a grid', '[regions]', '[SSSSSSS[', 'AB', 'rr', '12..', '##..', 'Two', 'TTT');
    check('up to an empty line', '[Regions]', '[SSSSSSS[', 'AB', 'rr', '', '', 'Monday', 'TTTTTT');
    check(
      'up to rules',
      '[Puzzle]',
      '[SSSSSS[',
      '[Regions]',
      '[SSSSSSS[',
      'AB',
      'rr',
      '[Rules]',
      '[SSSSS[',
      'x: r1c1',
      'k| vvvv',
    );
  });
});
