/** Numbers outside the frame of a grid, such as the clues of sandwiches and skyscrapers. */

import { SIZES } from '../../../core/geometry';
import { isBorder, type PastedLine } from '../form';
import { BAR } from '../forms/fields';

/** Whether there are numbers next to the frame of a grid that are not the numbers of its rows. */
export function hasNumbersOutside(text: string, lines: readonly PastedLine[]): boolean {
  const contentOf = ({ start, end }: PastedLine) => text.slice(start, end);
  const border = lines.find(line => isBorder(text, line));
  const left = border && contentOf(border).search(/\S/);
  const rows = lines
    .filter(line => !isBorder(text, line) && contentOf(line).search(BAR) === left)
    .map(line => contentOf(line).split(BAR));
  const sides = [0, -1].map(side => rows.map(fields => (fields.at(side) as string).trim()));
  const areNumbers = sides.flat().every(number => /^\d{0,2}$/.test(number));
  return areNumbers && SIZES.includes(rows.length) && !sides.every(areNames);
}

/** Whether numbers count the rows from one end, or are missing. */
const areNames = (numbers: readonly string[]) =>
  numbers.join('') === '' || numbers.every((number, i) => Math.abs(Number(number) - Number(numbers[0])) === i);
