/** The definition of exocets, which tries all ways to place a digit: the specification of the fast search. */

import type { House } from '../../../../src/core/geometry';
import { digitsOf } from '../../../../src/core/grid';
import type { Position } from '../../../../src/core/position';

/** By exocet, `base / targets`: cells are separated by commas, and ascending. */
export function naiveExocets(position: Position): string[] {
  const { geometry, digits, candidates } = position;
  const isIn = ({ cells }: House, cell: number) => cells.includes(cell);
  const found: string[] = [];
  for (const line of geometry.houses.filter(({ kind }) => kind !== 'box')) {
    for (const box of geometry.houses.filter(({ kind }) => kind === 'box')) {
      const shared = [...line.cells].filter(cell => isIn(box, cell));
      for (const free of shared) {
        const base = shared.filter(cell => cell !== free);
        if (base.some(cell => digits[cell] !== 0)) continue;
        const ofBase = digitsOf(candidates[base[0]] | candidates[base[1]]);
        if (ofBase.length < 3 || ofBase.length > 4) continue;
        for (const [second, third] of linesAcross(line, box)) {
          const lines = [lineAcross(line, free), second, third];
          found.push(...targetsIn(line, box, lines, ofBase).map(targets => `${base} / ${targets}`));
        }
      }
    }
  }
  return found.sort();

  /** The line of the other kind through a cell. */
  function lineAcross(line: House, cell: number): House {
    return geometry.housesOf[cell].find(({ kind }) => kind !== 'box' && kind !== line.kind)!;
  }

  /** The lines across `line` through its cells in the other two boxes. */
  function linesAcross(line: House, box: House): [House, House][] {
    const others = [...line.cells].filter(cell => !isIn(box, cell));
    const boxes = [...new Set(others.map(cell => geometry.boxOf[cell]))];
    const [first, second] = boxes.map(index => others.filter(cell => geometry.boxOf[cell] === index));
    return first.flatMap(a => second.map((b): [House, House] => [lineAcross(line, a), lineAcross(line, b)]));
  }

  /** The pairs of empty cells of which every placement of each digit uses one. */
  function targetsIn(line: House, box: House, lines: readonly House[], ofBase: readonly number[]): string[] {
    const holds = (cell: number, digit: number) => digits[cell] === digit || position.has(cell, digit);
    const placements = ofBase.map(digit => {
      const [first, second, third] = lines.map(({ cells }) =>
        [...cells].filter(cell => holds(cell, digit) && !isIn(line, cell) && !isIn(box, cell)),
      );
      const sees = (a: number, b: number) => geometry.peersOf[a].includes(b);
      return first.flatMap(a =>
        second.flatMap(b => third.filter(c => !sees(a, b) && !sees(a, c) && !sees(b, c)).map(c => [a, b, c])),
      );
    });
    if (placements.some(ways => ways.length === 0)) return [];
    const cells = lines
      .flatMap(each => [...each.cells])
      .filter(cell => !isIn(line, cell) && !isIn(box, cell) && ofBase.some(digit => position.has(cell, digit)));
    const hits = (way: readonly number[], pair: readonly number[]) => way.some(cell => pair.includes(cell));
    const pairs = cells.flatMap((a, i) => cells.slice(i + 1).map(b => [a, b]));
    return pairs
      .filter(pair => placements.every(ways => ways.every(way => hits(way, pair))))
      .map(pair => String(pair.sort((a, b) => a - b)));
  }
}
