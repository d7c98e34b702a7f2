import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { ruleWordOf } from '../../../src/core/rules/meanings';
import { problemOf } from '../../../src/core/solver/propagation/problem';
import { Search } from '../../../src/core/solver/propagation/search';
import { wordMeanings } from '../../../src/messages/index';
import { RULE_KINDS, RULE_WORDS, writeRule, writingOf } from '../../../src/text/rules/index';
import { LINES } from '../../core/rules/examples';
import { read } from './marked';

/** Asserts that a line is read without a problem, and that its rules are written like this. */
function check(line: string, ...written: string[]): void {
  const { rules, problems } = read(line);
  assert.deepEqual(problems, [], line);
  assert.deepEqual(
    rules.map(rule => writeRule(rule, geometryOfSize(9))),
    written,
    line,
  );
}

/** Asserts that lines are written exactly as they are read. */
function same(...lines: readonly string[]): void {
  for (const line of lines) check(line, line);
}

describe('the words of rules', () => {
  it('each have a unique name, a form, an example and a meaning', () => {
    const names = RULE_WORDS.flatMap(word => word.names.map(name => name.replace(/[ -]/g, '')));
    assert.equal(new Set(names).size, names.length);
    for (const { id, keyword, form, example } of RULE_WORDS) {
      assert.ok(form.startsWith(keyword) && example.startsWith(keyword), keyword);
      assert.match(wordMeanings[id](), /^[A-Z].*\.$/s, keyword);
    }
  });

  it('are the words for the kinds of rules in legends, labels and sentences', () => {
    for (const kind of RULE_KINDS.filter(each => each !== 'digits'))
      assert.equal(writingOf(kind).names[0], ruleWordOf(kind));
    assert.equal(writingOf('digits').names[0], 'cells'); // legends have the digits themselves
  });

  it('have valid examples that a puzzle can satisfy', () => {
    const geometry = geometryOfSize(9);
    for (const { example, id } of RULE_WORDS) {
      const { rules, problems, noBoxes, word } = read(example);
      assert.equal(word?.id, id);
      assert.deepEqual(problems, [], example);
      assert.equal(rules.length === 0, noBoxes, example);
      const search = new Search(problemOf(geometry, rules));
      let outcome = search.goOn();
      while (outcome !== 'found' && outcome !== 'done') outcome = search.goOn();
      assert.equal(outcome, 'found', example);
    }
  });

  it('are read by each of their names', () => {
    for (const { names, keyword, example, id } of RULE_WORDS)
      for (const name of names) {
        const line = example.replace(keyword, name);
        assert.equal(read(line).word?.id, id, line);
        assert.deepEqual(read(line).problems, [], line);
        assert.equal(read(line.toUpperCase()).word?.id, id, line);
      }
  });

  it('are lenient about spaces, hyphens and case', () => {
    for (const line of [
      'anti-knight',
      'anti knight',
      'antiknight',
      'Anti – Knight',
      '  ANTIKNIGHT  ',
      'anti-knight # so',
    ])
      check(line, 'anti-knight');
    for (const line of ['non-consecutive', 'nonconsecutive', 'anti-consecutive', 'Anti Consecutive'])
      check(line, 'non-consecutive');
    check('little-killer 22: r1c3 down-right', 'little killer 22: r1c3 down-right');
    check('LittleKiller 22:R1C3 Down Right', 'little killer 22: r1c3 down-right');
    check('killercage6:r1c8', 'cage 6: r1c8');
  });
});

describe('the parser of rules', () => {
  it('parses the examples of every kind, which are written as they are read', () => {
    for (const { kind, line, rule } of LINES) {
      assert.equal(rule.kind, kind, line);
      same(line);
    }
  });
  it('parses rules that are only a keyword', () => {
    check('diagonals', 'diagonal /', 'diagonal \\');
    check('x-sudoku', 'diagonal /', 'diagonal \\');
    for (const line of ['diagonal /', 'diagonal/', 'Diagonal +']) check(line, 'diagonal /');
    for (const line of ['diagonal \\', 'diagonal -']) check(line, 'diagonal \\');
  });
  it('parses rules that remove the boxes', () => {
    assert.equal(read('no boxes').noBoxes, true);
    assert.equal(read('Latin square').noBoxes, true);
    assert.equal(read('windoku').noBoxes, false);
    check('no boxes');
  });
  it('parses rules about two cells', () => {
    check('white dot: r1c12', 'white dot: r1c1 r1c2');
    check('white dot: r1c1, r1c2', 'white dot: r1c1 r1c2');
    check('kropki white: r2c1 r1c1', 'white dot: r2c1 r1c1');
    check('difference: r1c1-r1c2', 'white dot: r1c1 r1c2');
    check('ratio: r1c1 r1c2, r3c3 r4c3', 'black dot: r1c1 r1c2', 'black dot: r3c3 r4c3');
    check('black dot: r1c12; r34c3;', 'black dot: r1c1 r1c2', 'black dot: r3c3 r4c3');
    check('V: r1c1 r1c2', 'v: r1c1 r1c2');
  });
  it('parses inequalities', () => {
    check('greater: r1c1>r1c2>r2c2', 'greater: r1c1 > r1c2', 'greater: r1c2 > r2c2');
    check('less: r1c1 < r1c2', 'greater: r1c2 > r1c1');
    check('less: r1c1 < r1c2 > r2c2', 'greater: r1c2 > r1c1', 'greater: r1c2 > r2c2');
    check('greater than: r1c1 > r1c2, r5c5 < r6c5', 'greater: r1c1 > r1c2', 'greater: r6c5 > r5c5');
  });
  it('parses rules about the digits that cells can hold', () => {
    check('even: r2c2 r1c1', 'even: r1c1 r2c2');
    check('odd: r1c1, r2c2', 'odd: r1c1 r2c2');
    check('cells 7 1 4: r1c1', 'cells 147: r1c1');
    check('cells 2468: r1c1', 'even: r1c1');
  });
  it('parses rules about sums, regions, arrows and clones', () => {
    same('cage 16: r1c8 r2c89');
    check('cage: r2c89 r1c8', 'cage: r1c8 r2c89');
    same('sum 16: r1c8 r2c89');
    check('sum 9: r1c1 r1c1 r2c2', 'sum 9: r1c1 r2c2 r1c1');
    same('region: r1c1 r5c5', 'arrow: r1c1 = r1c2 r1c3');
    check('pill: r1c1 r1c2 = r2c3 r3c3', 'arrow: r1c1 r1c2 = r2c3 r3c3');
    check('arrow:r1c2=r2c1', 'arrow: r1c2 = r2c1');
    check('clones: r1c12=r5c56=r7c78', 'clone: r1c1 r1c2 = r5c5 r5c6', 'clone: r1c1 r1c2 = r7c7 r7c8');
    same('clone: r1c1 r1c2 = r5c5 r5c6', 'clone: r5c6 r5c5 = r1c2 r1c1');
  });
  it('parses rules about lines', () => {
    same('thermo: r1c1-r4c1 r4c2');
    check('thermometer: r1c1 r1c2', 'thermo: r1c1 r1c2');
    check('slow thermo: r1c1-r9c1-r9c2', 'slow thermo: r1c1-r9c1 r9c2');
    check('whispers: r1c12', 'whispers 5: r1c1 r1c2');
    check('german whispers 6: r1c12', 'whispers 6: r1c1 r1c2');
    check('dutch whispers: r1c12', 'whispers 4: r1c1 r1c2');
    check('whisper lines 5: r1c12', 'whispers 5: r1c1 r1c2');
    check('renban: r1c12', 'renban: r1c1 r1c2');
    check('palindrome line: r1c2-r3c4', 'palindrome: r1c2-r3c4');
    check('lockout: r1c1-r1c3', 'lockout 4: r1c1-r1c3');
    check('region sum line: r1c3 r1c4', 'region sum: r1c3 r1c4');
    check('modular: r1c1-r1c3', 'modular 3: r1c1-r1c3');
    check('sum line 10 loop: r1c12 r2c2 r2c1', 'sum line 10 loop: r1c1 r1c2 r2c2 r2c1');
    check('sum line loop 10: r1c12 r2c2 r2c1', 'sum line 10 loop: r1c1 r1c2 r2c2 r2c1');
    check('ten line: r1c1-r1c3', 'sum line 10: r1c1-r1c3');
    check('whispers: r1c1-r1c2-r2c2-r2c1-r1c1', 'whispers 5: r1c1 r1c2 r2c2 r2c1 r1c1');
  });
  it('parses quads and clues outside the grid', () => {
    same('quad 4 6 7: r2c3');
    check('quadruple 467: r2c3', 'quad 4 6 7: r2c3');
    check('quad 44: r2c3', 'quad 4 4: r2c3');
    for (const word of ['down-right', 'right-down', 'dr', 'SE', '↘', 'down right'])
      check(`little killer 22: r1c3 ${word}`, 'little killer 22: r1c3 down-right');
    same('little killer 22: r1c3 down-left', 'little killer 22: r9c3 up-right');
    check('little killer 22: r9c3 ul', 'little killer 22: r9c3 up-left');
    check('sandwich sum 8: r3 left', 'sandwich 8: r3');
    same('sandwich 8: r3 right');
    check('x-sum 27: c2', 'x-sum 27: c2 top');
    check('xsum 27: column 2 below', 'x-sum 27: c2 bottom');
    check('skyscraper 5: row 5', 'skyscraper 5: r5 left');
  });
  it('finds no rule in a blank line or a comment', () => {
    for (const line of ['', '   ', '# cage', '  # thermo: r1c1']) check(line);
    assert.equal(read('# cage').word, undefined);
  });
});
