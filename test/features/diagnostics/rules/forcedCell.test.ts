import assert from 'node:assert/strict';
import { codesOf, finds } from '../check';

const naked = (marked: string, ...messages: string[]) => finds('forced-cell', marked, messages, 'naked');
const all = (marked: string, ...messages: string[]) => finds('forced-cell', marked, messages, 'all');
const off = (marked: string) => finds('forced-cell', marked, [], 'off');

describe('forced-cell', () => {
  it('marks a naked single as a hint', () => {
    const [{ severity, related }] = naked('123«.»\n....\n....\n....', 'r1c4 can only be 4');
    assert.deepEqual([severity, related], ['hint', []]);
  });
  it('is not reported if the setting is off', () => off('123.\n....\n....\n....'));
  it('marks a hidden single in a box if the setting includes all', () =>
    all('1...\n..«.».\n.«.»..\n...1', 'Box 2 has only this cell for 1', 'Box 3 has only this cell for 1'));
  it('does not mark a hidden single by default', () => naked('1...\n....\n....\n...1'));
  it('is reported as a naked single if a cell is both', () => all('123«.»\n....\n....\n....', 'r1c4 can only be 4'));
  it('names a number above 9', () =>
    naked(`1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 «.»\n${`${'. '.repeat(16)}\n`.repeat(15)}`, 'r1c16 can only be 16'));
  it('marks a list of pencil marks with one possible candidate', () =>
    naked('«12» 34 2 1234\n1234 1234 1234 1234\n1234 1234 1234 1234\n1234 1234 1234 1234', 'r1c1 can only be 1'));
  it('is not reported in a contradictory puzzle', () => naked('1...\n..34\n....\n....'));
  it('marks a cell in the state of an sdk file', () =>
    naked('[Puzzle]\n123.\n....\n....\n....\n[State]\n123«.»\n....\n....\n....', 'r1c4 can only be 4'));
  it('is not reported if the state leaves a given blank', () =>
    naked('[Puzzle]\n1234\n....\n....\n....\n[State]\n123.\n....\n....\n....'));
  it('is not reported for a cell that cannot be read', () => naked('123?\n....\n....\n....'));
  it('is not reported in a solved puzzle', () => assert.deepEqual(codesOf('1234\n3412\n2143\n4321', 'all'), []));
});
