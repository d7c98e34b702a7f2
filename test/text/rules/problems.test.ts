import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import * as messages from '../../../src/messages/index';
import { readRuleLine } from '../../../src/text/rules/index';
import { RULE_WORDS } from '../../../src/text/rules/table';
import { checkProblem as check, read, sentenceOf } from './marked';

/** Asserts that lines of a 9x9 puzzle, or of another size, have no problem. */
const areGood = (...lines: readonly string[]) => {
  for (const line of lines) isGood(line);
};
const isGood = (line: string, size = 9) => assert.deepEqual(read(line, size).problems, [], line);

/** Asserts the sentences of all problems of a line. */
const says = (line: string, ...sentences: string[]) => assert.deepEqual(read(line).problems.map(sentenceOf), sentences);

/** Asserts that lines of a 9x9 puzzle have this problem, and no fix. */
const all = (code: Parameters<typeof check>[1], ...lines: readonly string[]) => {
  for (const line of lines) check(line, code);
};

const WARNING = { severity: 'warning' } as const;
const SMALL = { size: 4 } as const;

describe('problems of rules', () => {
  it('are reported in the keyword', () => {
    check('«ante-knight»', 'unknownWord', 'anti-knight');
    check('«anti-knigth» # so', 'unknownWord', 'anti-knight # so');
    check('«cgae» 16: r1c1', 'unknownWord', 'cage 16: r1c1');
    check('«termo»: r1c12', 'unknownWord', 'thermo: r1c12');
    check('«thermomter»: r1c12', 'unknownWord', 'thermometer: r1c12');
    check('  «sky scrapper» 5: c5', 'unknownWord', '  skyscraper 5: c5');
    check('«wisper line»: r1c12', 'unknownWord', 'whisper line: r1c12');
    all('unknownWord', '«foo bar»: r1c1', '«...» ... ...', '«123456789»', '«:» r1c1');
    all('unknownWord', '«strict»', '«negative»'); // kropki or XV
    check('«ol»: r1c1', 'unknownWord'); // as near to x and v as to odd
    check('anti-knight«: r1c1»', 'takesNothing', 'anti-knight');
    check('windoku «3» # so', 'takesNothing', 'windoku # so');
    check('«diagonal»', 'whichDiagonal');
    all('unexpected', 'diagonal «x»', 'diagonal / «5»', 'diagonal «5»');
  });
  it('are reported at the colon', () => {
    check('«cage 16» r1c1 r1c2', 'missingColon', 'cage 16: r1c1 r1c2');
    check('«Thermo» r1c12', 'missingColon', 'Thermo: r1c12');
    check('«sandwich 8» c1', 'missingColon', 'sandwich 8: c1');
    check('«x» r1c12', 'missingColon', 'x: r1c12');
    check('cage 16: r1c1 «:» r1c2', 'unexpected');
  });
  it('are reported in the number', () => {
    all('missingNumber', '«sandwich»: c1', '«sum»: r1c1', '«quad»: r1c1', '«cells»: r1c1');
    check('renban «5»: r1c12', 'extraNumber', 'renban: r1c12');
    check('cage 5 «6»: r1c12', 'extraNumber', 'cage 5: r1c12');
    check('dutch whispers «4»: r1c12', 'extraNumber', 'dutch whispers: r1c12');
    all('otherNumber', 'dutch whispers «5»: r1c12', 'difference «2»: r1c12', 'ratio «3»: r1c12');
    check('even «2»: r1c1', 'extraNumber', 'even: r1c1');
    check('white dot «1»: r1c12', 'extraNumber', 'white dot: r1c12');
    check('arrow «1»: r1c1 = r1c2', 'extraNumber', 'arrow: r1c1 = r1c2');
    check('greater «1»: r1c1 > r1c2', 'extraNumber', 'greater: r1c1 > r1c2');
    check('cage: «16» r1c8 r2c8', 'numberPlace', 'cage 16: r1c8 r2c8');
    check('cage:«16»: r1c8 r2c8', 'numberPlace', 'cage 16: r1c8 r2c8');
    check('quad: «4 6 7»: r2c3', 'numberPlace', 'quad 4 6 7: r2c3');
    check('quad: «4 6 7» r2c3', 'numberPlace', 'quad 4 6 7: r2c3');
    check('sum line loop: «10» r1c1-r1c3', 'numberPlace', 'sum line 10 loop: r1c1-r1c3');
    all('unexpected', 'cage «abc»: r1c1', 'sum «abc»: r1c1', 'thermo «bulb»: r1c12');
    all(
      'numberRange',
      'whispers «9»: r1c12',
      'whispers «0»: r1c12',
      'lockout «9»: r1c12',
      'lockout «8»: r1c123',
      'modular «1»: r1c12',
      'skyscraper «10»: r1',
      'skyscraper «0»: r1',
    );
    check('numbered room «5»: r1', 'numberRange', undefined, SMALL);
    areGood('whispers 8: r1c12', 'skyscraper 9: r1', 'numbered room 1: r1');
  });
  it('are reported in the cells', () => {
    all('missingCells', '«thermo»', '«even»:', '«cage 16»: # r1c1');
    for (const word of ['arrow', 'cage', 'x', 'greater']) check(`«${word}»: ,;`, 'missingCells');
    check('cage 16: «r2» r1c1', 'notCell');
    check('cage: «r1-c1»', 'notCell');
    check('cage 16: r1c1 «r1c10»', 'outside');
    check('cage 5: «r5c1» r1c1', 'outside', undefined, SMALL);
    check('thermo: «r1c1-r2c3»', 'notStraight');
    check('cage 16: r1c1 «=» r1c2', 'unexpected');
    check('cage 16: r1c1 r1c2 «r1c1»', 'cellTwice', 'cage 16: r1c1 r1c2');
    check('cage 16: r1c12 «r1c23»', 'cellTwice');
    check('even: «r1c11»', 'outside');
    check('even: r1c1 «r1c1»', 'cellTwice', 'even: r1c1');
    check('thermo: r1c1 r1c2 «r1c1»', 'cellTwice', 'thermo: r1c1 r1c2');
    check('arrow: r1c1 = r1c2 «r1c1»', 'cellTwice', 'arrow: r1c1 = r1c2');
    check('arrow: r1c1 = «r1c1» r1c2', 'cellTwice', 'arrow: r1c1 = r1c2');
    check('arrow: r1c1 = «r1c1»', 'cellTwice');
    for (const line of ['palindrome: «r1c1-r1c3»', 'palindrome: «r1c1-r2c2-r3c1»'])
      check(line, 'neverEqual', undefined, WARNING);
    areGood('palindrome: r1c1 r1c2 r2c2', 'x-diagonal', 'diagonals');
    check('zipper: r1c1 r1c2 r2c2 «r1c2-r1c4»', 'cellTwice', undefined, WARNING);
    check('whispers: r1c1 «r1c1» r1c2', 'cellTwice', 'whispers: r1c1 r1c2');
    check('whispers: r2c1 r1c2 r2c3 r2c2 «r1c2-r1c3»', 'cellTwice', undefined, WARNING);
    areGood('sum 9: r1c1 r1c1', 'modular 3: r1c1-r1c3-r3c3-r3c1-r1c1 r1c2');
    check('thermo: r1c1 «r1c3»', 'gap', undefined, WARNING);
    check('arrow: r1c1 = «r3c1» r4c1', 'gap', undefined, WARNING);
    check('thermo: «r12c34-r5c5»', 'notCell');
    areGood('thermo: r12c34', 'cage: r1c1 r9c9');
  });
  it('are reported in the number of cells', () => {
    check('cage: «r1c1-r1c9 r2c1»', 'tooManyCells');
    check('region: «r12c123»', 'tooManyCells', undefined, SMALL);
    check('thermo: «r1c1-r9c1-r9c2»', 'tooManyCells');
    check('renban: «r1c1-r9c1-r9c2»', 'tooManyCells');
    areGood('slow thermo: r1c1-r9c1-r9c2', 'whispers: r1c1-r9c1-r9c9');
    all('tooFewCells', 'thermo: «r1c1»', 'between: «r1c12»', 'region: «r1c1»');
    isGood('cage 5: r1c1');
    all('pairCells', 'white dot: «r1c1»', 'white dot: «r1c123»', 'white dot: r1c12, «r3c3 r3c4 r3c5»');
    all(
      'cellCount',
      'greater: «r1c1»',
      'greater: «r1c12» > r1c3',
      'quad 1: «r1c1 r1c2»',
      'little killer 22: «r1c12» down-right',
    );
  });
  it('are reported in pairs', () => {
    all(
      'notNeighbors',
      'white dot: «r1c1 r1c3»',
      'black dot: «r1c1 r2c2»',
      'x: r1c12, «r1c9 r2c1»',
      'greater: r1c1 > «r1c2 > r1c4»',
    );
    check('greater: «r1c1 r1c2»', 'missingSign', 'greater: r1c1 > r1c2');
    check('less: «r1c1 r1c2» < r1c3', 'missingSign', 'less: r1c1 < r1c2 < r1c3');
    check('greater: r1c1 «>»', 'unexpected');
    check('greater: «>» r1c1', 'unexpected');
    check('«x»: r1c12', 'neverSum', undefined, SMALL);
    isGood('x: r1c12', 6);
    isGood('v: r1c12', 4);
  });
  it('are reported in sums', () => {
    all('sumRange', 'cage «18»: r1c12', 'cage «2»: r1c12', 'cage «46»: r1c1-r1c9');
    areGood('cage 17: r1c12', 'cage 45: r1c1-r1c9');
    all('sumRange', 'sum «19»: r1c1 r2c2', 'sum «18»: r1c1 r1c2', 'sum «28»: r1c1 r1c1 r2c2');
    areGood('sum 18: r1c1 r2c2', 'sum 27: r1c1 r1c1 r2c2');
    all('sumRange', 'sum line «0»: r1c12', 'sum line «99»: r1c12', 'little killer «64»: r1c3 down-right');
    isGood('little killer 63: r1c3 down-right');
    check('arrow: r1c1 = «r1c2-r1c6»', 'arrowReach');
    areGood('arrow: r1c1 = r1c2-r1c4', 'arrow: r1c1 r2c1 = r1c2-r1c6');
    for (const sum of [1, 34, 36]) check(`sandwich «${sum}»: c1`, 'sandwichRange');
    for (const sum of [0, 2, 33, 35]) isGood(`sandwich ${sum}: c1`);
    for (const sum of [0, 2, 4, 46]) check(`x-sum «${sum}»: c1`, 'xSumRange');
    for (const sum of [1, 3, 5, 45]) isGood(`x-sum ${sum}: c1`);
    check('x-sum «7»: c1', 'xSumRange', undefined, SMALL);
  });
  it('are reported in digits', () => {
    check('cells «10»: r1c1', 'notDigit');
    check('cells «5»: r1c1', 'notDigit', undefined, SMALL);
    check('quad 1 «x» 2: r1c1', 'notDigit');
    check('quad «1 2 3 4 5»: r1c1', 'quadDigits');
    check('quad «12345»: r1c1', 'quadDigits');
    check('quad «444»: r1c1', 'quadRepeat');
    check('quad 4: «r9c1»', 'quadPlace');
    check('quad 4: «r1c9»', 'quadPlace');
    isGood('cells 10 16: r1c1', 16);
    check('cells «17»: r1c1', 'notDigit', undefined, { size: 16 });
    isGood('quad 4 4 5 5: r8c8');
  });
  it('are reported in arrows', () => {
    check('arrow: «r1c1 r1c2»', 'missingEquals', 'arrow: r1c1 = r1c2');
    check('arrow: «r1c1-r1c3»', 'missingEquals');
    check('arrow: r1c1 «=»', 'missingShaft');
    check('arrow: «=» r1c1', 'missingCircle');
    check('arrow: r1c1 = r1c2 «=» r1c3', 'unexpected');
  });
  it('are reported in clones', () => {
    for (const cells of [
      'r1c1 r1c2',
      'r1c1 r1c2 =',
      '= r1c1',
      'r1c1 r1c2 = r5c5',
      'r1c1 r1c2 = r1c1 r5c5',
      'r1c1 = r5c5 = r6c67',
    ])
      check(`clone: «${cells}»`, 'cloneGroups');
    check('clone: r1c1 r1c2 = r5c5 «r5c5»', 'cellTwice', 'clone: r1c1 r1c2 = r5c5');
    check('clone: «r1c1 r2c2 = r5c5 r2c9»', 'neverEqual', undefined, WARNING);
    check('clone «3»: r1c1 = r5c5', 'extraNumber', 'clone: r1c1 = r5c5');
    // A chain: its cells are all equal.
    areGood('clone: r1c1 r2c2 = r2c2 r3c3', 'clone: r1c1 = r5c5 = r6c6');
  });
  it('are reported in clues outside', () => {
    check('little killer 22: «r1c3»', 'missingDirection');
    check('little killer 22: r1c3 «down»', 'notDirection');
    check('little killer 22: r1c3 «up-right»', 'leavesAtOnce');
    check('little killer 22: «r2c2» down-right', 'notFromEdge', 'little killer 22: r1c1 down-right');
    check('little killer 22: «r3c8» down-left', 'notFromEdge', 'little killer 22: r2c9 down-left');
    isGood('little killer 22: r3c9 down-left');
    check('sandwich 8: «c10»', 'notLine');
    check('sandwich 8: «r1c1»', 'notLine');
    check('sandwich 5: «row 5»', 'notLine', undefined, SMALL);
    check('x-sum 27: c2 «left»', 'notSide');
    check('x-sum 27: r2 «top»', 'notSide');
    check('x-sum 27: r2 left «top»', 'unexpected');
  });
  it('are reported if the size of the puzzle does not fit', () => {
    check('«windoku»', 'needsSquareBoxes', undefined, { size: 6 });
    check('«entropic»: r1c12', 'needsThirds', undefined, SMALL);
    check('«global entropy»', 'needsThirds', undefined, { size: 16 });
    for (const size of [4, 9, 16, 25]) isGood('windoku', size);
    isGood('entropic: r1c12', 6);
  });
  it('have clear sentences', () => {
    says('ante-knight', '"ante-knight" is not a rule. Use "anti-knight"');
    says('roe index: r1c1', '"roe index" is not a rule. Use "row index"');
    says('cage 18: r1c12', 'The sum of 2 cells is at least 3 and at most 17');
    says('cage 18: r1c1', 'The sum of 1 cell is at least 1 and at most 9');
    says('sandwich 1: c1', 'The digits between 1 and 9 add up to 0, 2 to 33, or 35');
    says('thermo: r1c1 r1c3 r1c10', 'r1c10 is outside the 9x9 grid');
    says('x-sum 2: r1', 'An X-sum is between 1 and 45, but never 2 or 4');
    says('x-sum 27: c2 left', '"left" is not a possible side: use top or bottom');
    says('arrow: r1c1 = r1c2-r1c6', 'The cells of the shaft add up to at least 15, and the circle is at most 9');
  });
  it('do not suggest another rule for a name in which a whole word belongs to another rule', () => {
    for (const line of ['box index: r1c1', 'boxindex: r1c1', 'Box-Index: r1c1', 'cell index: r1c1', 'anti-kign: r1c1'])
      assert.deepEqual(
        read(line).problems.map(({ fix }) => fix),
        [undefined],
        line,
      );
    assert.equal(sentenceOf(read('box index: r1c1').problems[0]), '"box index" is not a known rule');
    const names = RULE_WORDS.map(({ names: [name] }) => name.split(/[ -]/));
    const words = [...new Set([...names.flat(), 'box', 'cell', 'queen'])].filter(word => word.length > 2);
    let count = 0;
    for (const name of names)
      for (const [i, old] of name.entries())
        for (const other of words) {
          const line = `${[...name.slice(0, i), other, ...name.slice(i + 1)].join(' ')}: r1c1`;
          const [problem] = read(line).problems;
          if (other === old || problem?.code !== 'unknownWord') continue;
          count++;
          assert.equal(problem.fix, undefined, line);
        }
    assert.ok(count > 500, `${count}`);
  });
  it('have fixes with a title', () => {
    const title = (line: string) => {
      const [{ fix }] = readRuleLine(line, geometryOfSize(9)).problems;
      assert.ok(fix);
      return messages.ruleHelp.fix(line, fix);
    };
    assert.equal(title('ante-knight'), 'Change "ante-knight" to "anti-knight"');
    assert.equal(title('thermo r1c12'), 'Add ":"');
    assert.equal(title('renban 5: r1c12'), 'Remove "5"');
  });
  it('do not hide each other', () => {
    const codes = (line: string) => read(line).problems.map(({ code }) => code);
    assert.deepEqual(codes('cage total 5 6: r2 r1c1-r2c3 r0c1'), [
      'unexpected',
      'extraNumber',
      'notCell',
      'notStraight',
      'outside',
    ]);
    assert.deepEqual(codes('sandwich 34: c2 left'), ['sandwichRange', 'notSide']);
  });
});

describe('rules with problems', () => {
  const kinds = (line: string, size = 9) => read(line, size).rules.map(({ kind }) => kind);
  it('are kept if they can be understood', () => {
    assert.deepEqual(kinds('cage 18: r1c12'), ['cage']);
    assert.deepEqual(kinds('cage 5 r1c12'), ['cage']);
    assert.deepEqual(kinds('thermo: r1c1 r1c3'), ['thermo']);
    assert.deepEqual(kinds('white dot: r1c12, r1c1 r1c3'), ['whiteDot']);
  });
  it('are ignored if they cannot be understood', () => {
    for (const line of [
      'cage 5: r1c1 r2',
      'sum: r1c1',
      'quad 4: r9c9',
      'sandwich 5: c1 left',
      'arrow: r1c1 r1c2',
      'foo',
    ])
      assert.deepEqual(kinds(line), [], line);
    assert.deepEqual(kinds('windoku', 6), []);
    assert.deepEqual(kinds('entropic: r1c12', 4), []);
  });
  it('contain no repeated cell if their cells must differ', () =>
    assert.deepEqual(read('cage 5: r1c1 r1c1 r1c2').rules, [{ kind: 'cage', cells: [0, 1], sum: 5 }]));
});
