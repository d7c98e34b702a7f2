import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { completionsInRules } from '../../../src/features/rules/index';
import { parse } from '../../../src/text/parser/parser';
import { RULE_WORDS, writingOf } from '../../../src/text/rules/index';
import { isPossible, KINDS } from '../../core/rules/examples';
import { GRID, placed, SMALL } from './ruleText';

/** Checks the labels offered at `‸` that match the letters before it. */
function completes(marked: string, ...expected: string[]): void {
  const { at, text } = placed(marked);
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const typed = /[\w-]*$/.exec(before)?.[0] ?? '';
  const labels = completionsInRules(parse(text), before, at).map(({ label }) => label);
  assert.deepEqual(labels.filter(label => label.startsWith(typed)).slice(0, expected.length), expected);
  if (expected.length === 0) assert.deepEqual(labels, []);
}

describe('completion of rules', () => {
  it('proposes keywords on an empty line', () => completes(`${SMALL}[Rules]\n‸`, 'cage', 'sum', 'arrow', 'thermo'));
  it('proposes a keyword that is being typed', () =>
    completes(`${SMALL}[Rules]\nanti-king\nanti-‸`, 'anti-knight', 'anti-king'));
  it('proposes keywords below an empty line', () =>
    completes(`${SMALL}[Rules]\nanti-king\n\nan‸`, 'anti-knight', 'anti-king'));
  it('proposes no keyword that the size does not allow', () => {
    for (const size of [4, 6]) {
      const text = `${`${'.'.repeat(size)}\n`.repeat(size)}[Rules]\n`;
      const labels = completionsInRules(parse(text), '', text.length).map(({ label }) => label);
      const proposed = KINDS.filter(kind => labels.includes(writingOf(kind).names[0]));
      assert.deepEqual(
        proposed,
        KINDS.filter(kind => isPossible(kind, geometryOfSize(size))),
      );
    }
  });
  it('proposes a keyword by its other names', () => {
    const { at, text } = placed(`${SMALL}[Rules]\n‸`);
    const found = completionsInRules(parse(text), '', at).find(({ label }) => label === 'cage');
    assert.match(found?.filter ?? '', /killer/);
  });
  it('proposes the character that must follow', () => {
    completes(`${SMALL}[Rules]\ngreater: r1c1 ‸`, '>');
    completes(`${SMALL}[Rules]\nless: r1c1 ‸`, '<');
    completes(`${SMALL}[Rules]\narrow: r1c1 ‸`, '=', 'r1c2');
    completes(`${SMALL}[Rules]\nclone: r1c1 ‸`, '=', 'r1c2');
  });
  it('proposes each word and sign of the example of every rule after the text before it', () => {
    const missing = RULE_WORDS.flatMap(({ example }) => {
      const [head, rest] = example.split(/(?<=:) /);
      const words = (rest ?? '').split(/(?<=[ -])|(?=-)/).filter(word => word.trim() !== '' && /^[a-z=<>]/.test(word));
      const known = new Set<string>();
      return words.flatMap(word => {
        const before = `${head} ${rest.slice(0, rest.indexOf(word))}`;
        if (before.endsWith('-') || known.has(word)) return [];
        known.add(word);
        const text = `${GRID}[Rules]\n${before}`;
        const labels = completionsInRules(parse(text), before, text.length).map(({ label }) => label);
        const wanted = /[a-z]+-[a-z]+$/.exec(rest)?.[0].startsWith(word) ? rest.split(' ').at(-1)! : word.trim();
        // Which cells are likely is tested below.
        const isLike = (label: string) => wanted.startsWith(label) || (/r\d+c/.test(wanted) && /^r\d+c/.test(label));
        return labels.some(isLike) ? [] : [`${before}‸${word}`];
      });
    });
    assert.deepEqual(missing, []);
  });
  it('proposes cells at the edge for diagonals, and none in the last row and column for a quadruple', () => {
    completes(`${SMALL}[Rules]\nlittle killer 5: r2‸`, 'r2c1', 'r2c4');
    completes(`${SMALL}[Rules]\nquad 1: r3‸`, 'r3c1', 'r3c2', 'r3c3');
  });
  it('proposes cells next to the last one', () =>
    completes(`${SMALL}[Rules]\nthermo: r2c2 ‸`, 'r2c3', 'r3c2', 'r2c1', 'r1c2', 'r3c3', 'r3c1', 'r1c3', 'r1c1'));
  it('proposes cells in a straight line first', () =>
    completes(`${SMALL}[Rules]\nthermo: r1c1 r2c2 ‸`, 'r3c3', 'r2c3', 'r3c2'));
  it('proposes all cells adjacent to a cage, those next to the last one first', () =>
    completes(`${SMALL}[Rules]\ncage 3: r1c1 r1c2 ‸`, 'r1c3', 'r2c2', 'r2c1'));
  it('proposes no cell of another cage', () =>
    completes(`${SMALL}[Rules]\ncage 3: r1c12\ncage 4: ‸\ncage 5: r1c3 r2c1`, 'r1c4', 'r2c2', 'r2c3'));
  it('proposes cells of a second pair', () => completes(`${SMALL}[Rules]\nv: r1c1 r1c2, ‸`, 'r1c1', 'r1c2', 'r1c3'));
  it('proposes only adjacent cells of a pair', () =>
    completes(`${SMALL}[Rules]\nv: r1c1 r1c2, r4c4 ‸`, 'r4c3', 'r3c4'));
  it('proposes any cell for cells with some digits', () =>
    completes(`${SMALL}[Rules]\neven: r1c1 ‸`, 'r1c2', 'r1c3', 'r1c4'));
  it('shows where each proposed cell is', () => {
    const { at, text } = placed(`${SMALL}[Rules]\nthermo: r1c1 ‸`);
    const found = completionsInRules(parse(text), 'thermo: r1c1 ', at);
    assert.deepEqual(
      found.map(({ detail }) => detail),
      ['right of r1c1', 'below r1c1', 'diagonally below and right of r1c1'],
    );
  });
  it('continues after a keyword without a number to type first', () => {
    const { at, text } = placed(`${SMALL}[Rules]\n‸`);
    const suggestsNext = (keyword: string) =>
      completionsInRules(parse(text), '', at).find(({ label }) => label === keyword)?.suggestsNext ?? false;
    assert.deepEqual(['thermo', 'region', 'cage', 'anti-knight'].map(suggestsNext), [true, true, false, false]);
  });
  it('completes a cell that is being typed', () =>
    completes(`${SMALL}[Rules]\nthermo: r1c1 r1c2 r2‸`, 'r2c2', 'r2c3', 'r2c1'));
  it('proposes rows and columns', () => completes(`${SMALL}[Rules]\nsandwich 2: c‸`, 'c1', 'c2', 'c3', 'c4'));
  it('proposes sides', () => completes(`${SMALL}[Rules]\nskyscraper 2: c1 ‸`, 'top', 'bottom'));
  it('proposes directions', () => completes(`${SMALL}[Rules]\nlittle killer 5: r1c1 down‸`, 'down-right', 'down-left'));
  it('proposes nothing in a comment', () => completes(`${SMALL}[Rules]\nthermo: r1c1 # r1‸`));
  it('proposes nothing below the next puzzle', () => completes(`${SMALL}[Rules]\nanti-king\n\n${SMALL}\n‸`));
  it('proposes keywords with their meaning', () => {
    const text = `${SMALL}[Rules]\n`;
    const found = completionsInRules(parse(text), '', text.length);
    const cage = found.find(({ label }) => label === 'cage');
    assert.equal(cage?.detail, 'The digits in the cells are different, and add up to the number if there is one.');
    assert.match(cage?.more ?? '', /^`cage 16: cells`\n\nThe digits in the cells are different/);
    for (const { label, detail } of found) assert.match(detail, /^\p{Lu}.{9,78}[.…]$/u, label);
  });
  it('proposes sums for drawn cages that have none', () => {
    const drawn = `${SMALL}[Cages]\nAAb.\n..b.\n....\nC...\n`;
    completes(`${drawn}‸`, 'A=', 'b=', 'C=');
    completes(`${drawn}A=3\n‸`, 'b=', 'C=');
    completes(`${drawn}A=3 C‸`, 'C=');
    completes(`${drawn}A=‸`);
    completes(`${drawn}A=3‸`);
    completes(`${SMALL}[Cages]\nAA..\n‸`);
  });
  it('proposes the boxes in an empty [Regions] section', () => {
    const { at, text } = placed(`${SMALL}[Regions]\n‸`);
    const [{ edit }] = completionsInRules(parse(text), '', at);
    assert.deepEqual(edit, { start: at, end: at, text: '$0AABB\nAABB\nCCDD\nCCDD' });
  });
  it('proposes nothing in a [Regions] section with rows', () => completes(`${SMALL}[Regions]\nAABB\n‸`));
  it('proposes nothing in a row of a [Regions] section', () => completes(`${SMALL}[Regions]\nA‸`));
});
