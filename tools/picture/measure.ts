/** Measures how well photos are read. */

import { readPuzzlePicture } from '../../src/picture/index';
import type { Photo } from './photos';

/** Reads photos, and prints the numbers; with `isVerbose` also the photos with wrong cells. */
export function measure(photos: readonly Photo[], isVerbose: boolean): void {
  let puzzles = 0;
  let wrong = 0;
  let wrongInDoubt = 0;
  let doubtful = 0;
  const times: number[] = [];
  for (const { name, bytes, digits } of photos) {
    const start = process.cpuUsage();
    const result = readPuzzlePicture(bytes);
    times.push(process.cpuUsage(start).user / 1000);
    if ('problem' in result) {
      wrong += digits.length;
      if (isVerbose) console.log(`${name}: ${result.problem.kind}`);
      continue;
    }
    const inDoubt = new Set(result.doubtful.map(({ cell }) => cell));
    const wrongCells = digits.map((_, cell) => cell).filter(cell => result.digits[cell] !== digits[cell]);
    doubtful += inDoubt.size;
    wrong += wrongCells.length;
    wrongInDoubt += wrongCells.filter(cell => inDoubt.has(cell)).length;
    if (wrongCells.length === 0) puzzles++;
    else if (isVerbose) {
      const list = wrongCells.map(
        cell => `${cell} ${digits[cell]} as ${result.digits[cell]}${inDoubt.has(cell) ? '?' : ''}`,
      );
      console.log(`${name}: ${list.length > 12 ? `${list.length} cells` : list.join(', ')}`);
    }
  }
  const cells = 81 * photos.length;
  times.sort((a, b) => a - b);
  console.log(
    `Puzzles exactly right: ${puzzles} of ${photos.length} (${((100 * puzzles) / photos.length).toFixed(1)} %)`,
  );
  console.log(`Cells right: ${cells - wrong} of ${cells} (${((100 * (cells - wrong)) / cells).toFixed(2)} %)`);
  console.log(`Wrong cells: ${wrong}, of these in doubt: ${wrongInDoubt}. Cells in doubt: ${doubtful}`);
  console.log(
    `Median processor time: ${Math.round(times[times.length >> 1])} ms, longest: ${Math.round(times.at(-1)!)} ms`,
  );
}
