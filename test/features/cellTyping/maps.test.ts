/** The effects of each key at every offset of a text: the map of a key has the shape of the text. */

import assert from 'node:assert/strict';
import { type CellText, cellsAt } from '../../../src/features/cellTyping/cells';
import type { CellKey } from '../../../src/features/cellTyping/key';
import { typeKey } from '../../../src/features/cellTyping/typing';
import { cellTextOf, numbers } from './typed';

/**
 * The effect of a key with the cursor at each offset of the first lines: the cell that it writes into, or else the one it goes to, as a
 * digit in base 36. `-` if it is text, `!` if it is refused, `>` before or after a cell.
 */
function mapOf(text: string, key: CellKey, lines: number): string[] {
  const cells = cellTextOf(text);
  let start = 0;
  return text
    .split('\n')
    .slice(0, lines)
    .map(({ length }) => {
      const signs = Array.from({ length: length + 1 }, (_, i) => signOf(cells, start + i, key));
      start += length + 1;
      return signs.join('');
    });
}

function signOf(text: CellText, at: number, key: CellKey): string {
  const cursors = cellsAt(text, [{ anchor: at, active: at }]);
  const typed = cursors && typeKey(cursors, key);
  if (!typed) return '-';
  if (typed.refused) return '!';
  const [{ puzzle, places }] = cursors;
  const offset = typed.edits[0]?.start ?? typed.cursors[0].active;
  const cell = [...puzzle.grid.digits.keys()].find(each => puzzle.start + places.startOf(each) === offset);
  return cell?.toString(36) ?? '>';
}

const FULL = '1111\n1111\n1111\n1111\n';
const BORDERED = '1 1 | 1 1\n1 1 | 1 1\n----+----\n1 1 | 1 1\n1 1 | 1 1\n';
const HALF = '12..\n.1.2\n....\n2...';
/** The following rows are like the second one. */
const TWO_ROWS = numbers('10  1  1  2  1  1  1  1  1  1');

describe('a key applies to the right cell at every offset', () => {
  const check = (key: CellKey, text: string, map: readonly string[]) =>
    it(`${key} in "${text.slice(0, text.indexOf('\n'))}"`, () => assert.deepEqual(mapOf(text, key, map.length), map));

  check('2', FULL, ['01234', '45678', '89abc', 'cdef!', '-']);
  check('.', FULL, ['01234', '45678', '89abc', 'cdef!', '-']);
  check(' ', FULL, ['0123-', '4567-', '89ab-', 'cdef-', '-']);
  check('backspace', FULL, ['-0123', '34567', '789ab', 'bcdef', '-']);
  check('delete', FULL, ['01234', '45678', '89abc', 'cdef-', '-']);
  check('tab', FULL, ['12344', '56788', '9abcc', 'deff>', '-']);
  check('shift+tab', FULL, ['00123', '34567', '789ab', 'bcdef', '-']);
  check('left', FULL, ['-0123', '34567', '789ab', 'bcdef', '-']);
  check('right', FULL, ['12344', '56788', '9abcc', 'def--', '-']);
  check('up', FULL, ['-----', '01233', '45677', '89abb', '-']);
  check('down', FULL, ['45677', '89abb', 'cdeff', '-----', '-']);
  check('enter', FULL, ['-4444', '88888', 'ccccc', '>>>>-', '-']);
  check('#', FULL, ['-!!!-', '-!!!-', '-!!!-', '-!!!-', '-']);
  check('|', FULL, ['!!!!-', '!!!!-', '!!!!-', '!!!!-', '-']);
  check('q', FULL, ['!!!!!', '!!!!!', '!!!!!', '!!!!!', '-']);
  check('2', BORDERED, ['0112222334', '4556666778', '----------', '899aaaabbc', 'cddeeeeff!', '-']);
  check('.', BORDERED, ['0112222334', '4556666778', '----------', '899aaaabbc', 'cddeeeeff!', '-']);
  check(' ', BORDERED, ['011222233-', '455666677-', '----------', '899aaaabb-', 'cddeeeeff-', '-']);
  check('backspace', BORDERED, ['-001111223', '3445555667', '----------', '7889999aab', 'bccddddeef', '-']);
  check('delete', BORDERED, ['0112222334', '4556666778', '----------', '899aaaabbc', 'cddeeeeff-', '-']);
  check('tab', BORDERED, ['1122223344', '5566667788', '----------', '99aaaabbcc', 'ddeeeefff>', '-']);
  check('shift+tab', BORDERED, ['0001111223', '3445555667', '----------', '7889999aab', 'bccddddeef', '-']);
  check('left', BORDERED, ['-001111223', '3445555667', '----------', '7889999aab', 'bccddddeef', '-']);
  check('right', BORDERED, ['1122223344', '5566667788', '----------', '99aaaabbcc', 'ddeeeeff--', '-']);
  check('up', BORDERED, ['----------', '0011222233', '----------', '4455666677', '8899aaaabb', '-']);
  check('down', BORDERED, ['4455666677', '8899aaaabb', '----------', 'ccddeeeeff', '----------', '-']);
  check('enter', BORDERED, ['-444444444', '8888888888', '----------', 'cccccccccc', '>>>>>>>>>-', '-']);
  check('#', BORDERED, ['-!!!!!!!!-', '-!!!!!!!!-', '----------', '-!!!!!!!!-', '-!!!!!!!!-', '-']);
  check('|', BORDERED, ['!!!2222!!-', '!!!6666!!-', '----------', '!!!aaaa!!-', '!!!eeee!!-', '-']);
  check('q', BORDERED, ['!!!!!!!!!!', '!!!!!!!!!!', '----------', '!!!!!!!!!!', '!!!!!!!!!!', '-']);
  check('tab', HALF, ['22344', '66888', '9abdd', 'def22']);
  check('shift+tab', HALF, ['fff23', '34466', '689ab', 'bbdef']);
  check('4', TWO_ROWS, ['00111222333444555666777888999a', 'aabbbcccdddeeefffggghhhiiijjjk']);
  check('0', TWO_ROWS, ['00111>22>33444>55>66>77>88>99>', 'bbcccdddeeefffggghhhiiijjjkkkl']);
  check('.', TWO_ROWS, ['00111222333444555666777888999b', 'bbcccdddeeefffggghhhiiijjjkkkl']);
  check(' ', TWO_ROWS, ['01111222333444555666777888999a', 'aabbbcccdddeeefffggghhhiiijjj-']);
  check('backspace', TWO_ROWS, ['-00001112223334445556667778889', '99aaabbbcccdddeeefffggghhhiiij']);
  check('delete', TWO_ROWS, ['00111222333444555666777888999a', 'aabbbcccdddeeefffggghhhiiijjjk']);
  check('left', TWO_ROWS, ['-00001112223334445556667778889', '99aaabbbcccdddeeefffggghhhiiij']);
  check('right', TWO_ROWS, ['1111222333444555666777888999aa', 'abbbcccdddeeefffggghhhiiijjjkk']);
  check('q', TWO_ROWS, ['!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!', '!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!']);
});
