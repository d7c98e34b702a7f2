import assert from 'node:assert/strict';
import { codeActions } from '../../../src/features/codeActions/index';
import { ruleFixes } from '../../../src/features/codeActions/ruleFixes';
import { hoverOf } from '../../../src/features/hover/hover';
import { ruleFormatEdits } from '../../../src/features/rules/formatting';
import { ruleHoverAt, rulesOfCell, ruleTokens } from '../../../src/features/rules/index';
import { sectionsIn, spanAt } from '../../../src/features/rules/places';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { GRID, placed, SMALL } from './ruleText';

/** Checks the hover at `‸`: its text range and paragraphs. */
function hovers(marked: string, ...expected: string[]): void {
  const { at, text } = placed(marked);
  const found = ruleHoverAt(parse(text), at);
  assert.deepEqual(found ? [text.slice(found.start, found.end), ...found.paragraphs.slice(1)] : [], expected);
}

/** Checks the result of formatting rules below an empty 4x4 grid. */
function formats(rules: string, expected: string): void {
  const text = `${SMALL}[Rules]\n${rules}`;
  const edits = ruleFormatEdits(parse(text), { start: 0, end: text.length });
  assert.equal(applied(text, edits), `${SMALL}[Rules]\n${expected}`);
}

/** Checks the title of a quick fix at `‸`, and the resulting line of rules. */
function fixes(line: string, ...expected: string[]): void {
  const { at, text } = placed(`${SMALL}[Rules]\n${line}`);
  const file = parse(text);
  const request = {
    file,
    all: () => file.puzzles,
    isRead: true,
    *reading() {},
    at: { start: at, end: at },
    verdictOf: () => undefined,
    suspicionsOf: () => [],
    placingOf: () => undefined,
    repairs: { known: () => undefined, wants: () => {} },
  } as unknown as Parameters<typeof codeActions>[0];
  const actions = codeActions(request, ['quickfix']).filter(({ fixes }) => fixes?.code.endsWith('-rule'));
  assert.deepEqual(
    actions.flatMap(({ title, edits }) => [title, applied(text, edits()).split('\n').at(-1)]),
    expected,
  );
}

describe('rules in the editor', () => {
  describe('hovers show', () => {
    it('the combinations of a cage', () => hovers(`${GRID}[Rules]\nca‸ge 16: r1c8 r2c8`, 'cage', '16 in 2 cells: 7+9'));
    it('the combinations that the digits of the grid leave', () =>
      hovers(`.......1.\n${GRID.slice(10)}[Rules]\ncage‸ 6: r1c8 r2c89`, 'cage', '6 in 3 cells: 1+2+3'));
    it('the combinations that the candidates leave', () =>
      hovers(`.......1.\n${GRID.slice(10)}[Rules]\ncage‸ 5: r2c8 r3c8`, 'cage', '5 in 2 cells: 2+3'));
    it('the combinations that other rules leave, with the same candidates as hovers of cells', () => {
      const text = `${GRID}[Rules]\ncage 3: r1c3 r2c3\nsu‸m 10: r1c34`;
      hovers(text, 'sum', '10 in 2 cells: 1+9, 2+8');
      const [puzzle] = parse(placed(text).text).puzzles;
      assert.match(hoverOf(puzzle, 2)[0], / can be 1 or 2$/);
    });
    it('each combination of cells that may repeat digits once, sorted', () => {
      hovers(`${GRID}[Rules]\nsu‸m 4: r1c1 r5c5`, 'sum', '4 in 2 cells: 1+3, 2+2');
      hovers(`${GRID}[Rules]\nsu‸m 5: r1c1 r5c5 r9c9`, 'sum', '5 in 3 cells: 1+1+3, 1+2+2');
      hovers(`${GRID}[Rules]\nsu‸m 4: r1c1 r1c2 r5c5`, 'sum', '4 in 3 cells: 1+1+2');
      hovers(`${GRID}[Rules]\nsu‸m 4: r1c1 r1c2`, 'sum', '4 in 2 cells: 1+3');
    });
    it('the combinations of every rule with one sum, once the digits with other weights are filled', () => {
      hovers(`${GRID}[Rules]\nx‸: r1c1 r1c2`, 'x', '10 in 2 cells: 1+9, 2+8, 3+7, 4+6');
      hovers(`${GRID}[Rules]\nv‸: r1c1 r1c2`, 'v', '5 in 2 cells: 1+4, 2+3');
      hovers(`.5.......\n${GRID.slice(10)}[Rules]\nzip‸per: r1c1-r1c3`, 'zipper', '5 in 2 cells: 1+4, 2+3');
      hovers(`${GRID}[Rules]\nzip‸per: r1c1-r1c3`, 'zipper');
      hovers(`1........\n${GRID.slice(10)}[Rules]\npill‸: r1c1 r1c2 = r2c1-r2c3`, 'pill');
      hovers(`16.......\n${GRID.slice(10)}[Rules]\npi‸ll: r1c12 = r2c4 r2c5`, 'pill', '16 in 2 cells: 7+9');
    });
    it('a rule without combinations', () => hovers(`${GRID}[Rules]\nanti-‸knight`, 'anti-knight'));
    it('a rule at the top of a file', () =>
      hovers(`[Rules]\ncage‸ 16: r1c8 r2c8\n\n${GRID}`, 'cage', '16 in 2 cells: 7+9'));
    it('nothing on a comment', () => hovers(`${GRID}[Rules]\nanti-knight # so‸`));
    it('the combinations of a drawn cage at a letter and at its sum', () => {
      const drawn = (row: string, sums: string) => `${SMALL}[Cages]\n${row}\n....\n....\n.b..\n${sums}`;
      hovers(drawn('A‸A..', 'A=3'), 'A', '3 in 2 cells: 1+2');
      hovers(drawn('AA..', 'A=3‸'), '3', '3 in 2 cells: 1+2');
      hovers(drawn('AA..', '‸A=3 b=4'), 'A', '3 in 2 cells: 1+2');
      hovers(drawn('AA..', 'A=3 b=4‸'), '4', '4 in 1 cell: 4');
      hovers(drawn('AA..', 'A=3 # ‸so'));
    });
    it('the rules of a cell', () => {
      const [puzzle] = parse(`${GRID}[Rules]\ncage 16: r1c8 r2c8\nthermo: r1c1 r1c2`).puzzles;
      assert.deepEqual(rulesOfCell(puzzle, 7), ['`cage 16: r12c8` (16 in 2 cells: 7+9)']);
      assert.deepEqual(rulesOfCell(puzzle, 1), ['`thermo: r1c1 r1c2`']);
    });
    it('only the digits of a cell that each of its rules leaves', () => {
      const digitsIn = (rules: string, cell: number) => {
        const [puzzle] = parse(`${GRID}[Rules]\n${rules}`).puzzles;
        const [first, second = ''] = hoverOf(puzzle, cell);
        return [first.replace(/.* can be /, ''), second.replace('Not possible: ', '')];
      };
      assert.deepEqual(digitsIn('cage 16: r1c8 r2c8', 7), [
        '7 or 9',
        '1, 2, 3, 4, 5, 6, 8 excluded by the rules of the puzzle',
      ]);
      assert.deepEqual(digitsIn('cage 6: r1c1 r1c2 r1c3', 1)[0], '1, 2 or 3');
      assert.deepEqual(digitsIn('arrow: r1c1 = r1c2 r1c3', 0)[0], '3, 4, 5, 6, 7, 8 or 9');
      assert.deepEqual(digitsIn('thermo: r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8', 3)[0], '4 or 5');
      assert.deepEqual(digitsIn('little killer 3: r1c2 down-left', 1)[0], '1 or 2');
      assert.deepEqual(digitsIn('cage 16: r1c8 r2c8', 0), ['1, 2, 3, 4, 5, 6, 7, 8 or 9', '']);
    });
    it('the rules of a cell in all forms of rules', () => {
      const rules =
        'arrow: r1c1 = r1c2 r1c3\nlittle killer 3: r1c2 down-left\nquad 4 6: r1c1\nsandwich 8: r1\nsum 17: r1c1 r1c2\nx: r2c1 r2c2';
      const [puzzle] = parse(`${GRID}[Rules]\n${rules}`).puzzles;
      assert.deepEqual(rulesOfCell(puzzle, 1), [
        '`arrow: r1c1 = r1c2 r1c3`',
        '`little killer 3: r1c2 down-left` (3 in 2 cells: 1+2)',
        '`quad 4 6: r1c1`',
        '`sandwich 8: r1`',
        '`sum 17: r1c12` (17 in 2 cells: 8+9)',
      ]);
      const [filled] = parse(`5........\n${GRID.slice(10)}[Rules]\n${rules.slice(0, 24)}`).puzzles;
      assert.match(rulesOfCell(filled, 2)[0], /5 in 2 cells: 1\+4, 2\+3/);
    });
  });

  describe('format', () => {
    it('normalizes blanks', () => formats('cage  3 :r1c1,r1c2#top', 'cage 3: r1c1, r1c2 #top'));
    it('normalizes keywords', () => formats('Killer Cage 3: r1c12\nantiknight', 'cage 3: r1c12\nanti-knight'));
    it('puts spaces around signs', () =>
      formats('greater: r1c1>r1c2\narrow: r1c1=r2c1 r2c2', 'greater: r1c1 > r1c2\narrow: r1c1 = r2c1 r2c2'));
    it('changes nothing that is already formatted', () => formats('cage 3: r1c12 # top', 'cage 3: r1c12 # top'));
    it('changes sums of drawn cages, but not their rows', () => {
      const text = `${SMALL}[Cages]\nA A  b.\n....  \n....\n....\n  A =3,b= 4# top\n`;
      const edits = ruleFormatEdits(parse(text), { start: 0, end: text.length });
      assert.equal(applied(text, edits), `${SMALL}[Cages]\nA A  b.\n....\n....\n....\nA=3 b=4 # top\n`);
    });
    it('changes no line with a mistake', () => formats('cage  3 :r9c1', 'cage  3 :r9c1'));
  });

  describe('quick fix', () => {
    it('corrects a misspelled keyword', () =>
      fixes('ante-‸knight', 'Change "ante-knight" to "anti-knight"', 'anti-knight'));
    it('corrects a heading that is misspelled or missing', () => {
      const fixed = (section: string) => {
        const text = `${SMALL}${section}`;
        const [{ problem, line }] = sectionsIn(parse(text))[0].section.problems;
        return (
          problem.fix &&
          applied(
            text,
            [spanAt(line.start, problem.fix)].map(at => ({ ...at, text: problem.fix!.text })),
          )
        );
      };
      assert.equal(fixed('[Ruels] # so\nanti-king'), `${SMALL}[Rules] # so\nanti-king`);
      assert.equal(fixed('# so\nanti-king\ncage 3: r1c12'), `${SMALL}# so\n[Rules]\nanti-king\ncage 3: r1c12`);
      assert.equal(fixed('[Rules] anti-king'), `${SMALL}[Rules]\nanti-king`);
    });
    it('replaces a cell outside the grid with the cell that it starts with, or the nearest one, if there is one', () => {
      const remove = (word: string) => [`Remove "${word}"`, 'thermo: r1c1 r2c2'] as const;
      fixes('thermo: r1c1 r1c‸20 r2c2', 'Change "r1c20" to "r1c2"', 'thermo: r1c1 r1c2 r2c2', ...remove('r1c20'));
      fixes('thermo: r1c1 r1‸c9 r2c2', 'Change "r1c9" to "r1c4"', 'thermo: r1c1 r1c4 r2c2', ...remove('r1c9'));
      const text = `${SMALL}[Rules]\nodd: r1c20`;
      const at = { start: text.length, end: text.length };
      const titles = [...ruleFixes.actions({ file: parse(text), at } as Parameters<typeof ruleFixes.actions>[0])];
      assert.deepEqual(
        titles.map(({ title }) => title),
        ['Change "r1c20" to "r1c2"'],
      );
    });
    it('corrects a keyword with both numbers of a cell', () => {
      const remove = (word: string) => [`Remove "${word}"`, 'thermo: r1c1 r2c2'] as const;
      for (const word of ['r1x2', 'r1-2', 'c1r2', '1c2', 'z12'])
        fixes(`thermo: r1c1 ‸${word} r2c2`, `Change "${word}" to "r1c2"`, 'thermo: r1c1 r1c2 r2c2', ...remove(word));
    });
    it('inserts a missing colon', () => fixes('cage 3‸ r1c1 r1c2', 'Add ":"', 'cage 3: r1c1 r1c2'));
    it('changes a sum to the same letter in another case', () => {
      const drawn = 'AA..\n....\n....\n....\n';
      fixes(`anti-king\n[Cages]\n${drawn}‸a=3`, 'Change "a" to "A"', 'A=3');
    });
    it('proposes the nearest possible number, and removal of the rule', () => {
      const change = (rule: string, from: string, to: string, after: string) =>
        fixes(rule, `Change "${from}" to "${to}"`, after, `Remove "${rule.replace('‸', '')}"`, '');
      change('cage 9‸9: r1c1 r1c2', '99', '7', 'cage 7: r1c1 r1c2');
      change('cage ‸1: r1c1 r1c2', '1', '3', 'cage 3: r1c1 r1c2');
      change('whispers ‸9: r1c1 r1c2', '9', '3', 'whispers 3: r1c1 r1c2');
      change('sandwich ‸1: c1', '1', '0', 'sandwich 0: c1');
      change('x-sum ‸7: c1', '7', '6', 'x-sum 6: c1');
      fixes(`anti-king\n[Cages]\nAA..\n....\n....\n....\nA=‸9`, 'Change "9" to "7"', 'A=7');
    });
    it('proposes a possible sum with which the cages of a house add up', () => {
      fixes('cage 3: r1c12\ncage ‸6: r1c34', 'Change "6" to "7"', 'cage 7: r1c34');
      fixes('cage 1: r1c1\ncage 7: r1c34\ncage ‸4: r1c2', 'Change "4" to "2"', 'cage 2: r1c2');
      fixes('cage 4: r1c2\ncage 7: r1c34\ncage ‸1: r1c1');
      // In a row and in a box, both wrong.
      fixes('cage 7: r1c12\ncage 4: r1c34\ncage ‸7: r2c12', 'Change "7" to "3"', 'cage 3: r2c12');
      fixes('cage 4: r1c34\ncage 4: r2c12\ncage ‸7: r1c12', 'Change "7" to "6"', 'cage 6: r1c12');
    });
    it('proposes nothing for a line without numbers', () => fixes('thermo: r1c1‸-r4c1 r1c1'));
  });

  it('have tokens for drawn cages', () => {
    const text = `${SMALL}[Cages]\nAA..\n....\n....\n...1 # one\nA=3\n`;
    assert.deepEqual(
      ruleTokens(parse(text), { start: 0, end: text.length }).map(
        ({ type, start, end }) => `${type} ${text.slice(start, end)}`,
      ),
      ['variable A', 'variable A', 'variable 1', 'comment # one', 'variable A', 'operator =', 'number 3'],
    );
  });

  it('have tokens for keywords, numbers, signs, cells and comments', () => {
    const text = `${SMALL}[Rules]\ncage 3: r1c1 r1c2 # top\n`;
    assert.deepEqual(
      ruleTokens(parse(text), { start: 0, end: text.length }).map(
        ({ type, start, end }) => `${type} ${text.slice(start, end)}`,
      ),
      ['keyword cage', 'number 3', 'operator :', 'variable r1c1', 'variable r1c2', 'comment # top'],
    );
  });
});
