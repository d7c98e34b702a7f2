import assert from 'node:assert/strict';
import { Chord } from '../../../src/board/page/input/chord';

/** A key with its modifiers, and the milliseconds since the previous one. */
type Pressed = readonly [keys: string, after?: number];

/** Checks which of the keys are left to VS Code. */
function check(presses: readonly Pressed[], expected: string): void {
  const chord = new Chord();
  let timeStamp = 0;
  const taken = presses.map(([keys, after = 10]) => {
    timeStamp += after;
    if (keys === 'blur') return chord.drop();
    const parts = keys.split('+');
    const has = (name: string) => parts.slice(0, -1).includes(name);
    const modifiers = { ctrlKey: has('ctrl'), metaKey: has('cmd'), altKey: has('alt'), shiftKey: has('shift') };
    return chord.takes({ key: parts.at(-1)!, ...modifiers, timeStamp });
  });
  assert.equal(taken.map(isTaken => (isTaken === undefined ? ' ' : isTaken ? 'x' : '-')).join(''), expected);
}

describe('a chord of VS Code', () => {
  it('has the key after Ctrl+K or Cmd+K, and no other', () => {
    check([['ctrl+k'], ['h'], ['h']], 'xx-');
    check([['cmd+k'], ['a'], ['5']], 'xx-');
    check([['ctrl+k'], ['Control'], ['ctrl+s'], ['s']], 'x-x-');
    check([['k'], ['ctrl+shift+k'], ['ctrl+alt+k'], ['ctrl+b'], ['h']], '-----');
  });

  it('can start with its own second key', () => check([['ctrl+k'], ['ctrl+k'], ['5']], 'xx-'));

  it('ends when VS Code no longer waits, or the page has lost the focus', () => {
    check([['ctrl+k'], ['5', 5001]], 'x-');
    check([['ctrl+k'], ['blur'], ['5']], 'x -');
  });
});
