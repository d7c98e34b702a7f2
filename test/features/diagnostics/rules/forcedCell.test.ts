import assert from 'node:assert/strict';
import { codesOf, finds } from '../check';

const naked = (marked: string, ...messages: string[]) => finds('forced-cell', marked, messages, 'naked');
const all = (marked: string, ...messages: string[]) => finds('forced-cell', marked, messages, 'all');
const off = (marked: string) => finds('forced-cell', marked, [], 'off');

describe('forced-cell', () => {
  it('a naked single', () => {
    const [{ severity, related }] = naked('123«.»\n....\n....\n....', 'r1c4 can only be 4');
    assert.deepEqual([severity, related], ['hint', []]);
  });
  it('off', () => off('123.\n....\n....\n....'));
  it('a hidden single in a box, with the setting for all', () =>
    all('1...\n..«.».\n.«.»..\n...1', 'Box 2 has only this cell for 1', 'Box 3 has only this cell for 1'));
  it('not a hidden single, by default', () => naked('1...\n....\n....\n...1'));
  it('a naked single if a cell is both', () => all('123«.»\n....\n....\n....', 'r1c4 can only be 4'));
  it('numbers', () =>
    naked(`1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 «.»\n${`${'. '.repeat(16)}\n`.repeat(15)}`, 'r1c16 can only be 16'));
  it('a pencil mark with one candidate left', () =>
    naked('«12» 34 2 1234\n1234 1234 1234 1234\n1234 1234 1234 1234\n1234 1234 1234 1234', 'r1c1 can only be 1'));
  it('not in a contradictory puzzle', () => naked('1...\n..34\n....\n....'));
  it('in the state of an sdk', () =>
    naked('[Puzzle]\n123.\n....\n....\n....\n[State]\n123«.»\n....\n....\n....', 'r1c4 can only be 4'));
  it('not if the position has a given that the state leaves blank', () =>
    naked('[Puzzle]\n1234\n....\n....\n....\n[State]\n123.\n....\n....\n....'));
  it('not if the cell cannot be read', () => naked('123?\n....\n....\n....'));
  it('not in a solved puzzle', () => assert.deepEqual(codesOf('1234\n3412\n2143\n4321', 'all'), []));
});
