import assert from 'node:assert/strict';
import { actionsAt, makes } from './check';

const SMALL = '1...\n....\n....\n...2\n';
const KIND = 'refactor.rewrite.sudoku';
const [DRAW, WRITE] = ['Write cages as letters', 'Write cages as rules'];

/** Checks that the action with this title, at `‸` in text below a grid, produces the other text. */
const becomes = (title: string, before: string, after: string) =>
  makes(`${SMALL}${before}`, title, `${SMALL}${after}`, KIND);

/** Checks that neither action is offered at `‸`. */
const offersNone = (text: string) =>
  assert.deepEqual(
    actionsAt(text, [KIND]).filter(({ title }) => title === DRAW || title === WRITE),
    [],
  );

describe('converting cages between letters and rules', () => {
  it('draws rules', () =>
    becomes(
      DRAW,
      '[Rules]\ncage 5: r1c12\nca‸ge 3: r2c12\ncage: r4c4\n',
      '[Cages]\nAA..\nBB..\n....\n...C\nA=5 B=3\n',
    ));
  it('keeps other rules and comments', () =>
    becomes(
      DRAW,
      '[Rules‸]\n# all\nanti-king\ncage 5: r1c12\n\ncage 3: r2c12 # small\n\nTwo\n',
      '[Cages]\nAA..\n....\n....\n....\nA=5\n[Rules]\n# all\nanti-king\n\ncage 3: r2c12 # small\n\nTwo\n',
    ));
  it('keeps cages that cannot be drawn', () =>
    becomes(
      DRAW,
      '[rules]\ncage 5: r1c12\n‸cage 3: r2c1 r4c4\ncage 99: r3c12\n',
      '[Cages]\nAA..\n....\n....\n....\nA=5\n[rules]\ncage 3: r2c1 r4c4\ncage 99: r3c12\n',
    ));
  it('uses the line breaks of the section', () =>
    becomes(DRAW, '[Rules]\r\n‸cage 5: r1c12\r\n', '[Cages]\r\nAA..\r\n....\r\n....\r\n....\r\nA=5\r\n'));
  it('writes a drawing as rules, with its comments', () =>
    becomes(
      WRITE,
      '[Cages]\nAAb.\n# one\n‸..bb\n....\n...1\nb=7 A=5 % two\n\n[Rules]\nanti-king',
      '[Rules]\n# one\n# two\ncage 5: r1c12\ncage 7: r1c3 r2c34\ncage: r4c4\n\n[Rules]\nanti-king',
    ));
  it('draws these rules again', () => becomes(DRAW, '[Rules]\ncage 5: r1c1‸2', '[Cages]\nAA..\n....\n....\n....\nA=5'));
  it('does not convert a drawing with a mistake', () => offersNone(`${SMALL}[Cages]\nAA..\n‸....\n....\n..A.\nA=5`));
  it('does not convert rules without a cage', () => offersNone(`${SMALL}[Rules]\nanti-king‸`));
  it('is not offered outside the section', () => offersNone(`1‸...\n....\n....\n...2\n[Rules]\ncage 5: r1c12`));
  it('is not offered at the top of a file', () => offersNone(`[Rules]\ncage 5: r1c1‸2\n\n${SMALL}`));
});
