import assert from 'node:assert/strict';
import { actionsAt, makes } from './check';

const SMALL = '1...\n....\n....\n...2\n';
const KIND = 'refactor.rewrite.sudoku';
const [DRAW, WRITE] = ['Write cages as letters', 'Write cages as rules'];

/** At `‸` in text below a grid: after an action with this title the text is another. */
const becomes = (title: string, before: string, after: string) =>
  makes(`${SMALL}${before}`, title, `${SMALL}${after}`, KIND);

/** At `‸` neither is offered. */
const offersNone = (text: string) =>
  assert.deepEqual(
    actionsAt(text, [KIND]).filter(({ title }) => title === DRAW || title === WRITE),
    [],
  );

describe('cages as letters and as rules', () => {
  it('rules are drawn', () =>
    becomes(
      DRAW,
      '[Rules]\ncage 5: r1c12\nca‸ge 3: r2c12\ncage: r4c4\n',
      '[Cages]\nAA..\nBB..\n....\n...C\nA=5 B=3\n',
    ));
  it('other rules and comments stay', () =>
    becomes(
      DRAW,
      '[Rules‸]\n# all\nanti-king\ncage 5: r1c12\n\ncage 3: r2c12 # small\n\nTwo\n',
      '[Cages]\nAA..\n....\n....\n....\nA=5\n[Rules]\n# all\nanti-king\n\ncage 3: r2c12 # small\n\nTwo\n',
    ));
  it('cages that cannot be drawn stay', () =>
    becomes(
      DRAW,
      '[rules]\ncage 5: r1c12\n‸cage 3: r2c1 r4c4\ncage 99: r3c12\n',
      '[Cages]\nAA..\n....\n....\n....\nA=5\n[rules]\ncage 3: r2c1 r4c4\ncage 99: r3c12\n',
    ));
  it('with the line breaks of the section', () =>
    becomes(DRAW, '[Rules]\r\n‸cage 5: r1c12\r\n', '[Cages]\r\nAA..\r\n....\r\n....\r\n....\r\nA=5\r\n'));
  it('a drawing is written, with its comments', () =>
    becomes(
      WRITE,
      '[Cages]\nAAb.\n# one\n‸..bb\n....\n...1\nb=7 A=5 % two\n\n[Rules]\nanti-king',
      '[Rules]\n# one\n# two\ncage 5: r1c12\ncage 7: r1c3 r2c34\ncage: r4c4\n\n[Rules]\nanti-king',
    ));
  it('and is drawn again', () => becomes(DRAW, '[Rules]\ncage 5: r1c1‸2', '[Cages]\nAA..\n....\n....\n....\nA=5'));
  it('no drawing with a mistake', () => offersNone(`${SMALL}[Cages]\nAA..\n‸....\n....\n..A.\nA=5`));
  it('no rules without a cage', () => offersNone(`${SMALL}[Rules]\nanti-king‸`));
  it('not elsewhere', () => offersNone(`1‸...\n....\n....\n...2\n[Rules]\ncage 5: r1c12`));
  it('not at the top of a file', () => offersNone(`[Rules]\ncage 5: r1c1‸2\n\n${SMALL}`));
});
