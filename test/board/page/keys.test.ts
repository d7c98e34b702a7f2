import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
  actionOf,
  isCharacter,
  type KeyAction,
  type KeyPress,
  keyNameOf,
  placeOfKey,
} from '../../../src/board/page/input/keys';
import { LAYERS } from '../../../src/board/protocol/messages';
import { keyTable, leaving } from '../../../src/messages/boards/board';

const NINE = [...'123456789'];
const SIXTEEN = [...'123456789ABCDEFG'];
const NUMBERS = Array.from({ length: 25 }, (_, i) => `${i + 1}`);

/** A key as `Ctrl+Shift+z` or `Shift+Digit1`; digits as the US layout has them. */
function pressOf(name: string): KeyPress {
  const parts = name === '+' ? ['+'] : name.split('+');
  const last = parts.at(-1)!;
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(last) ?? [];
  const shiftKey = parts.includes('Shift');
  const key = digit ? (shiftKey ? ')!@#$%^&*('[Number(digit)] : digit) : last === 'Space' ? ' ' : last;
  return {
    key: shiftKey && key.length === 1 ? key.toUpperCase() : key,
    code: digit ? last : '',
    shiftKey,
    altKey: parts.includes('Alt'),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
  };
}

function check(name: string, expected: KeyAction | undefined, symbols: readonly string[] = NINE) {
  it(`${name} in ${symbols.length} symbols`, () => assert.deepEqual(actionOf(pressOf(name), symbols), expected));
}

describe('the keys of a board', () => {
  check('Digit5', { kind: 'type', key: '5' });
  check('Shift+Digit5', { kind: 'type', key: '5', layer: 'corner' });
  check('Alt+Digit5', { kind: 'type', key: '5', layer: 'corner' });
  check('Ctrl+Digit5', { kind: 'type', key: '5', layer: 'centre' });
  check('Cmd+Digit5', { kind: 'type', key: '5', layer: 'centre' });
  check('Numpad5', { kind: 'type', key: '5' });
  check('Digit0', { kind: 'type', key: '0' });
  check('Ctrl+Digit0', undefined);
  check('Ctrl+Numpad0', undefined);
  check('Alt+Digit0', undefined);
  check('Ctrl+Alt+Digit5', undefined);
  check('Ctrl+Shift+Digit5', undefined);
  it('a number pad without Num Lock has arrows', () =>
    assert.deepEqual(actionOf({ ...pressOf('Numpad4'), key: 'ArrowLeft' }, NINE), { kind: 'move', move: 'left' }));
  it('a digit is recognized by its physical key in any layout', () =>
    assert.deepEqual(actionOf({ ...pressOf('Digit4'), key: "'" }, NINE), { kind: 'type', key: '4' }));

  check('a', { kind: 'move', move: 'left' });
  check('w', { kind: 'move', move: 'up' });
  check('s', { kind: 'move', move: 'down' });
  check('d', { kind: 'move', move: 'right' });
  check('a', { kind: 'type', key: 'a' }, SIXTEEN);
  check('Shift+a', { kind: 'type', key: 'a', layer: 'corner' }, SIXTEEN);
  check('s', { kind: 'move', move: 'down' }, SIXTEEN);
  check('g', { kind: 'type', key: 'g' }, SIXTEEN);
  check('h', undefined, SIXTEEN);
  check('p', { kind: 'type', key: 'p' }, NUMBERS);
  check('q', undefined, NUMBERS);
  check('Shift+w', undefined);
  check('Alt+w', undefined);
  check('Ctrl+w', undefined);

  check('z', { kind: 'mode', mode: 'digit' });
  check('x', { kind: 'mode', mode: 'corner' });
  check('c', { kind: 'mode', mode: 'centre' });
  check('v', { kind: 'mode', mode: 'colour' });
  check('c', { kind: 'type', key: 'c' }, SIXTEEN);
  check('x', { kind: 'mode', mode: 'corner' }, SIXTEEN);
  check('Ctrl+c', undefined);
  check('Space', { kind: 'turnMode', by: 1 });
  check('Shift+Space', { kind: 'turnMode', by: -1 });

  check('p', { kind: 'pick' });
  check('p', { kind: 'pick' }, SIXTEEN);
  check('Shift+p', undefined);
  check(',', { kind: 'walk', by: -1 });
  check('.', { kind: 'walk', by: 1 });
  check('Shift+.', { kind: 'walk', by: 1 });

  check('Backspace', { kind: 'clear' });
  check('Delete', { kind: 'clear' });
  check('ArrowUp', { kind: 'move', move: 'up' });
  check('Shift+ArrowUp', { kind: 'extend', move: 'up' });
  check('Alt+ArrowUp', undefined);
  check('Home', { kind: 'move', move: 'rowStart' });
  check('End', { kind: 'move', move: 'rowEnd' });
  check('Ctrl+Home', { kind: 'move', move: 'start' });
  check('Ctrl+End', { kind: 'move', move: 'end' });
  check('Shift+End', { kind: 'extend', move: 'rowEnd' });
  check('Ctrl+Shift+Home', { kind: 'extend', move: 'start' });

  check('Tab', { kind: 'nextEmpty', by: 1 });
  check('Shift+Tab', { kind: 'nextEmpty', by: -1 });
  check('Ctrl+Tab', undefined);
  check('F8', { kind: 'nextProblem', by: 1 });
  check('Shift+F8', { kind: 'nextProblem', by: -1 });
  check('F6', { kind: 'leave' });
  check('Shift+F6', { kind: 'return' });
  check('Escape', { kind: 'escape' });
  check('?', { kind: 'help' });
  check('Shift+?', { kind: 'help' });

  check('Ctrl+a', { kind: 'selectAll' });
  check('Cmd+a', { kind: 'selectAll' });
  check('Ctrl+i', { kind: 'invert' });
  check('Ctrl+ArrowUp', { kind: 'keep', move: 'up' });
  check('Cmd+ArrowRight', { kind: 'keep', move: 'right' });
  check('Enter', { kind: 'toggle' });
  check('=', { kind: 'selectEqual' });
  const signOn = (code: string, key: string) => actionOf({ ...pressOf('Shift+Digit1'), code, key }, NINE);
  it('a character is not the digit on its key', () => assert.deepEqual(signOn('Digit0', '='), { kind: 'selectEqual' }));
  it('a digit with Shift is not the character on its key', () =>
    assert.deepEqual(signOn('Digit7', '='), { kind: 'type', key: '7', layer: 'corner' }));
  check('Ctrl+a', { kind: 'selectAll' }, SIXTEEN);
  check('Ctrl+z', { kind: 'undo' });
  check('Ctrl+Shift+z', { kind: 'redo' });
  check('Ctrl+y', { kind: 'redo' });
  check('Ctrl+s', { kind: 'save' });
  check('Ctrl+p', undefined);
  check('F1', undefined);

  const placeOf = (name: string) => placeOfKey(actionOf(pressOf(name), NINE)!);
  it('keys for the focus work only in the grid, so that buttons and lists keep theirs', () => {
    for (const name of ['ArrowUp', 'Shift+ArrowUp', 'Space', 'Tab', 'Ctrl+a', 'w']) assert.equal(placeOf(name), 'grid');
    for (const name of ['Digit5', 'Delete', 'x', 'p', '.']) assert.equal(placeOf(name), 'pad', name);
    for (const name of ['F8', 'Shift+F6', 'Escape', 'Ctrl+z']) assert.equal(placeOf(name), 'page', name);
  });
  it('no key that types a character acts on the whole page', () => {
    const characters = Array.from({ length: 0x7e - 0x20 }, (_, i) => String.fromCharCode(0x21 + i));
    let found = 0;
    for (const symbols of [NINE, SIXTEEN, NUMBERS])
      for (const key of characters)
        for (const shiftKey of [false, true]) {
          const press = { ...pressOf('q'), key, shiftKey, code: /\d/.test(key) ? `Digit${key}` : '' };
          const action = actionOf(press, symbols);
          assert.equal(isCharacter(press), true);
          if (!action) continue;
          found++;
          assert.notEqual(placeOfKey(action), 'page', key);
        }
    assert.ok(found > 100);
  });
});

describe('the table of keys', () => {
  const table = keyTable('editor').flatMap(([keys]) => keys.match(/F\d+|[A-Z][a-z]{2,}|[?=,.]/g) ?? []);
  const guide = readFileSync('docs/guide/board.md', 'utf8');
  const names = new Set(table.filter(name => !['Shift', 'Alt', 'Ctrl'].includes(name)));

  it('lists the keys that leave the grid', () => {
    for (const name of ['F6', 'Tab', 'F8', 'Escape']) assert.ok(names.has(name), name);
    assert.match(leaving(), /F6/);
  });
  it('lists only keys that work in an exported page', () => {
    const keys = keyTable('webPage').map(([names]) => names);
    for (const name of [', and .', 'P', 'Ctrl+S'])
      assert.ok(
        !keys
          .join(' | ')
          .split(/ \| |, /)
          .includes(name),
        name,
      );
    assert.deepEqual(
      keys.filter(name => !keyTable('editor').some(([other]) => other === name)),
      ['Ctrl+Z, Ctrl+Y'],
    );
  });
  it('matches the guide', () => {
    const rows = guide.split('\n').filter(line => line.startsWith('|'));
    for (const name of names) assert.ok(rows.join('\n').includes(name), name);
  });
});

describe('the key of an action', () => {
  it('performs it', () => {
    const modes = LAYERS.map(mode => ({ kind: 'mode', mode }) as const);
    for (const action of [...modes, { kind: 'undo' }, { kind: 'redo' }, { kind: 'clear' }] as const) {
      assert.deepEqual(
        actionOf(pressOf(keyNameOf(action).replace(/[A-Z]$/, letter => letter.toLowerCase())), NINE),
        action,
      );
    }
  });
});
