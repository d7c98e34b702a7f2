/**
 * Short chains by their definitions: every path through every link, in a position of single cells and groups. Slow; the
 * specification of `src/core/techniques/chains/`. All effects are in the format of `effectKey`.
 */

import { digitsOf } from '../../../../src/core/grid';
import type { Candidate, Position } from '../../../../src/core/position';
import { effectKey } from '../../../../src/core/techniques/step';

export interface NaiveNode {
  readonly digit: number;
  /** Ascending. */
  readonly cells: readonly number[];
}

interface Statement {
  readonly node: NaiveNode;
  readonly isOn: boolean;
}

/** The effects of chains of this length, by the kind of chain; those with groups apart from those without. */
export interface NaiveEffects {
  readonly loops: Set<string>;
  readonly discontinuous: Set<string>;
  readonly aics: Set<string>;
}

export class NaiveChains {
  readonly plain = noEffects();
  readonly grouped = noEffects();
  private readonly nodes: readonly NaiveNode[];

  constructor(
    private readonly position: Position,
    private readonly mostLinks: number,
  ) {
    const { candidates } = position;
    const singles = [...candidates.keys()].flatMap(cell =>
      digitsOf(candidates[cell]).map(digit => ({ digit, cells: [cell] })),
    );
    this.nodes = [...singles, ...this.groups()];
    const following = new Map(
      this.nodes.flatMap(node => [true, false].map(isOn => [key({ node, isOn }), this.follow({ node, isOn })])),
    );
    for (const node of singles) {
      for (const isOn of [true, false]) this.walk([{ node, isOn }], following);
    }
  }

  private groups(): NaiveNode[] {
    const { geometry, cellsWith } = this.position;
    const lines = geometry.houses.slice(0, 2 * geometry.size);
    const boxes = geometry.houses.slice(2 * geometry.size);
    return lines.flatMap(line =>
      boxes.flatMap(box =>
        cellsWith.flatMap((places, digit) => {
          const cells = [...line.cells].filter(cell => box.cells.includes(cell) && digit > 0 && places.has(cell));
          return cells.length > 1 ? [{ digit, cells }] : [];
        }),
      ),
    );
  }

  private follow({ node, isOn }: Statement): Statement[] {
    const others = this.nodes.filter(
      other => other !== node && (isOn ? this.exclude(node, other) : this.share(node, other)),
    );
    return others.map(other => ({ node: other, isOn: !isOn }));
  }

  /** Whether both cannot be true. */
  private exclude(a: NaiveNode, b: NaiveNode): boolean {
    if (a.digit !== b.digit) return isSameCell(a, b);
    return a.cells.every(cell => b.cells.every(other => this.position.geometry.peersOf[cell].includes(other)));
  }

  /** Whether one of them must be true. */
  private share(a: NaiveNode, b: NaiveNode): boolean {
    if (!this.exclude(a, b)) return false;
    const { geometry, candidates, cellsWith } = this.position;
    if (a.digit !== b.digit) return digitsOf(candidates[a.cells[0]]).length === 2;
    const both = [...a.cells, ...b.cells];
    return geometry.houses.some(({ cells }) => {
      const places = [...cells].filter(cell => cellsWith[a.digit].has(cell));
      return places.length === both.length && both.every(cell => places.includes(cell));
    });
  }

  private walk(chain: Statement[], following: Map<string, Statement[]>): void {
    const last = chain[chain.length - 1];
    if (chain.length > 3 && last.node.cells.length === 1) this.judge(chain);
    if (chain.length > this.mostLinks || (chain.length > 2 && isSameCell(last.node, chain[0].node))) return;
    for (const next of following.get(key(last))!) {
      // The start may occur again at the end of a loop; judge() ensures that nothing else follows from it.
      const isHome = isSameCell(next.node, chain[0].node);
      if (chain.slice(1, -1).some(({ node }) => isSameCell(node, next.node)) && !isHome) continue;
      if (chain.some(({ node }) => node === next.node && node !== chain[0].node)) continue;
      this.walk([...chain, next], following);
    }
  }

  private judge(chain: readonly Statement[]): void {
    const [start, second] = chain;
    const end = chain[chain.length - 1];
    const effects = chain.some(({ node }) => node.cells.length > 1) ? this.grouped : this.plain;
    if (isSameCell(start.node, end.node)) {
      if (isSameCell(start.node, second.node)) return;
      if (start.node.digit === end.node.digit ? start.isOn !== end.isOn : start.isOn === end.isOn) {
        add(effects.discontinuous, this.ofDiscontinuous(start, end));
      } else if (start.node.digit !== end.node.digit && start.isOn === (this.count(start) === 2)) {
        add(effects.loops, this.ofLoop(chain));
      }
    } else if (!start.isOn && end.isOn && !chain.slice(2).some(({ node }) => isSameCell(node, start.node))) {
      add(effects.aics, this.ofAic(start.node, end.node));
    }
  }

  private count({ node }: Statement): number {
    return digitsOf(this.position.candidates[node.cells[0]]).length;
  }

  private ofDiscontinuous({ node, isOn }: Statement, end: Statement): Candidate[] {
    const [cell] = node.cells;
    if (isOn) return [{ cell, digit: node.digit }];
    if (end.node.digit !== node.digit) return [{ cell, digit: end.node.digit }];
    const others = digitsOf(this.position.candidates[cell]).filter(digit => digit !== node.digit);
    return others.map(digit => ({ cell, digit }));
  }

  private ofAic(start: NaiveNode, end: NaiveNode): Candidate[] {
    const { position } = this;
    if (start.digit === end.digit) {
      const seen = this.seenBy(start, end, start.digit);
      return seen.length < 2 ? [] : seen;
    }
    const [a, b] = [start.cells[0], end.cells[0]];
    const isPair =
      position.geometry.peersOf[a].includes(b) && position.has(a, end.digit) && position.has(b, start.digit);
    return isPair
      ? [
          { cell: a, digit: end.digit },
          { cell: b, digit: start.digit },
        ]
      : [];
  }

  private ofLoop(chain: readonly Statement[]): Candidate[] {
    const cells = chain.flatMap(({ node }) => node.cells);
    return chain.flatMap(({ node, isOn }, i) => {
      const next = chain[(i + 1) % chain.length].node;
      if (!isOn) return [];
      if (node.digit === next.digit)
        return this.seenBy(node, next, node.digit).filter(({ cell }) => !cells.includes(cell));
      const others = digitsOf(this.position.candidates[node.cells[0]]);
      return others
        .filter(digit => digit !== node.digit && digit !== next.digit)
        .map(digit => ({ cell: node.cells[0], digit }));
    });
  }

  private seenBy(a: NaiveNode, b: NaiveNode, digit: number): Candidate[] {
    const all = [...a.cells, ...b.cells];
    const seen = [...this.position.cellsWith[digit]].filter(cell =>
      all.every(other => this.position.geometry.peersOf[cell].includes(other)),
    );
    return seen.map(cell => ({ cell, digit }));
  }
}

const noEffects = (): NaiveEffects => ({ loops: new Set(), discontinuous: new Set(), aics: new Set() });
const key = ({ node, isOn }: Statement) => `${node.digit}.${node.cells.join()}.${isOn}`;
const isSameCell = (a: NaiveNode, b: NaiveNode) =>
  a.cells.length === 1 && b.cells.length === 1 && a.cells[0] === b.cells[0];

function add(effects: Set<string>, eliminations: readonly Candidate[]): void {
  const sorted = [...eliminations].sort((a, b) => a.digit - b.digit || a.cell - b.cell);
  const distinct = sorted.filter((a, i) => i === 0 || a.cell !== sorted[i - 1].cell || a.digit !== sorted[i - 1].digit);
  if (distinct.length > 0) effects.add(effectKey({ placements: [], eliminations: distinct }));
}
