import assert from 'node:assert/strict';
import { makeLine } from '../../../src/core/notation';
import { isBroken } from '../../../src/formats/content';
import { readTexts, variantLinesIn } from '../../../src/formats/finding/readMany';
import { finish } from '../../../src/text/work';
import { EASY } from '../../text/texts';
import { partsOf } from '../solving';
import { FPUZZLE, KILLER } from '../texts';

const { arrows } = KILLER;
const RULES = 29;

/** Compares the puzzles of a text: line (from 1), number of rules, and title. */
function check(text: string, ...expected: readonly (readonly [line: number, rules: number, title?: string])[]): void {
  const found = finish(readTexts(text)).map(({ line, reading }) => {
    assert.ok(!isBroken(reading), isBroken(reading) ? reading.problem : '');
    const { rules, title } = partsOf(reading.content);
    return title === undefined ? [line + 1, rules.length] : [line + 1, rules.length, title];
  });
  assert.deepEqual(found, expected);
}

describe('a puzzle of another program is found', () => {
  it('below a comment', () => check(`# c\n${arrows}\n`, [2, RULES, 'c']));
  it('below its title', () => check(`Killer 1\n${arrows}`, [2, RULES, 'Killer 1']));
  it('below several lines of words', () =>
    check(`Killers\n\nby Ann\n${KILLER['arrows in rows']}`, [4, RULES, 'by Ann']));
  it('after its name', () => check(`Tarek 1\t${arrows}`, [1, RULES, 'Tarek 1']));
  it('before its name', () => check(`${arrows} # Tarek 1`, [1, RULES, 'Tarek 1']));
  it('in quotes', () => check(`"${arrows}"`, [1, RULES]));
  it('in a quoted email', () => check(`> ${arrows}\n`, [1, RULES]));
  it('in a Markdown block', () => check(`\`\`\`text\n${arrows}\n\`\`\`\n`, [2, RULES]));
  it('as JSON below a comment', () => check(`# c\n${JSON.stringify(FPUZZLE, undefined, 1)}`, [2, RULES, 'Killer']));
  it('as a link in a sentence', () =>
    check('See (https://example.org/?q=.Shape~4x4.AntiKing), it is good.', [1, 1, 'See it is good']));
  it('as a string in a sentence', () => check('My puzzle: .Shape~4x4.Cage~3~R1C1~R1C2.', [1, 1, 'My puzzle']));
  it('with its solution in the line', () => check(`1\t${arrows}\t${'123456789'.repeat(9)}`, [1, RULES, '1']));
  it('after its givens in the line', () => {
    const [{ reading }] = finish(readTexts(`${EASY} ${arrows}`));
    assert.ok(!isBroken(reading));
    assert.deepEqual([makeLine(reading.content.givens), partsOf(reading.content).rules.length], [EASY, RULES]);
  });
});

describe('a list of such puzzles', () => {
  it('can have titles', () => check(`A\n${arrows}\nB 2\n${arrows}`, [2, RULES, 'A'], [4, RULES, 'B 2']));
  it('can have comments', () => check(`# c\n${arrows}\n\n# d\n${arrows}`, [2, RULES, 'c'], [5, RULES, 'd']));
  it('can have strings with titles', () =>
    check('One\n.Shape~4x4.AntiKing\nTwo\n.Shape~4x4.AntiKnight', [2, 1, 'One'], [4, 1, 'Two']));
  describe('as letters and sums', () => {
    const rows = [...'ABCDEFGHI'].map(letter => letter.repeat(9)).join('');
    const [named, listed] = [
      `${rows} ${[...'ABCDEFGHI'].map(letter => `${letter}=45`)}`,
      `${rows} ${Array(9).fill(45)}`,
    ];
    for (const line of [named, listed]) {
      it('in two lines', () => check(`${line}\n${line}`, [1, 9], [2, 9]));
      it('in three lines with a comment and an empty line', () =>
        check(`# c\n${line}\n\n${line}\n${line}\n`, [2, 9, 'c'], [4, 9], [5, 9]));
      it('with titles', () => check(`One\n${line}\nTwo\n${line}`, [2, 9, 'One'], [4, 9, 'Two']));
      it('with another form', () => check(`${line}\n${arrows}`, [1, 9], [2, RULES]));
      it('after their givens', () => check(`${EASY} ${line}\n${EASY} ${line}`, [1, 9], [2, 9]));
      it('among other puzzles', () => assert.deepEqual(finish(variantLinesIn(`${EASY}\n${line}\n${line}`)), [1, 2]));
    }
    it('is one puzzle if the sums are below', () => check(named.replace(' ', '\n'), [1, 9]));
  });
  it('is one puzzle if its parts are in several lines', () =>
    check('My puzzle\n.Shape~4x4\n# x\n.AntiKing', [2, 1, 'My puzzle']));
  it('is read without the comments of its parts', () => check('.Shape~4x4\n.AntiKing # y\n', [1, 1]));
  it('is not recognized with a line of another form', () => check(`${EASY}\n${arrows}`));
  it('is not recognized if the lines are one string with a mistake', () => {
    const [{ line, reading }, ...others] = finish(readTexts('.AntiKing\n.Cage~3~R1C1~R1C9\n'));
    assert.deepEqual([line, isBroken(reading), others.length], [0, false, 0]);
    const [broken, ...more] = finish(readTexts('.AntiKing\n.Cage~3~R1C1~R1C99\n'));
    assert.deepEqual([broken.line, isBroken(broken.reading), more.length], [0, true, 0]);
  });
  it('is not recognized if words could be the sums of letters', () => {
    const letters = [...'ABCDEFGHI'].map(letter => letter.repeat(9)).join('');
    check(`${letters}\nSums: see page five`);
    const [{ reading }] = finish(readTexts(`${letters}\nA=45 B=45 by Bob 7`));
    assert.ok(isBroken(reading));
  });
  it('is not recognized with many lines of words', () => check(`${'Row of words\n'.repeat(4)}${arrows}\n${arrows}`));
});

describe('lines that are such puzzles, in other texts', () => {
  const lines = (text: string) => finish(variantLinesIn(text));
  it('are found', () => {
    assert.deepEqual(lines(`${EASY}\n${arrows}\nKiller: ${arrows}\n.AntiKing\n`), [1, 2, 3]);
    assert.deepEqual(lines(`${EASY}\nhttps://example.org/?q=.Cage~3~R1C1~R1C99`), [1]);
  });
  it("exclude words, comments, classic puzzles and the project's own rules", () => {
    for (const line of ['Use .AntiKing', `# ${arrows}`, `% ${arrows}`, EASY, 'r1c1<>5 => r2c2<>7', 'cage 3: r1c12'])
      assert.deepEqual(lines(`${EASY}\n${line}\n`), []);
  });
});
