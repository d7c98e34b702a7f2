/** The notation of chains and nets: one line for each, statement after statement, as in HoDoKu. */

import type { Names } from '../names';
import type { Chain, Node } from '../step';

/** The notation of a statement: `r2c3<>4`, for a group `r2c13=4`. */
export function nodeText({ cells, digit, isOn }: Node, names: Names): string {
  return `${names.cells(cells)}${isOn ? '=' : '<>'}${names.digit(digit)}`;
}

/**
 * The lines of some chains or nets: `r1c1=5 r1c7<>5 (r1c1<>2 r4c1=2) r4c7=5`. Statements in parentheses are further reasons of
 * the next statement, if they were not written before. A pattern that a statement needs is in brackets. A contradiction of a net
 * has a line for each of the two statements. Nested nets follow, one line each, after the statement that they prove:
 * `  r4c4<>2: r4c4=2 …`.
 */
export function explanationLinesOf(chains: readonly Chain[], names: Names): string[] {
  const visited = new Set<Chain>();
  return chains.flatMap(chain => [...branchesOf(chain, names), ...refutationsIn(chain, visited, names, '  ')]);
}

function refutationsIn({ nodes }: Chain, visited: Set<Chain>, names: Names, indent: string): string[] {
  return nodes.flatMap(node => {
    const { refutation } = node;
    if (!refutation || visited.has(refutation)) return [];
    visited.add(refutation);
    const line = `${indent}${nodeText(node, names)}: ${branchesOf(refutation, names).join(', ')}`;
    return [line, ...refutationsIn(refutation, visited, names, `${indent}  `)];
  });
}

/** The line to the last node, or for a contradiction the lines to the last two nodes. */
function branchesOf({ nodes }: Chain, names: Names): string[] {
  if (!nodes[0].reasons) return [nodes.map(node => nodeText(node, names)).join(' ')];
  const depths = depthsOf(nodes);
  const deepestFirst = (a: Node, b: Node) => depths.get(b)! - depths.get(a)!;
  const written = new Set<Node>();
  const last = nodes[nodes.length - 1];
  return nodes.slice(-2).flatMap(end => {
    if (end !== last && last.reasons?.includes(end)) return []; // not a contradiction: the line to the last node contains it
    const parts: string[] = [];
    const begin = write(end, parts);
    const [known] = begin.filter(reason => depths.has(reason)).sort(deepestFirst);
    return [[...(known ? [nodeText(known, names)] : []), ...parts].join(' ')];
  });

  /** Writes a node after its reasons. Returns the reasons of the first statement that was written. */
  function write(node: Node, into: string[]): readonly Node[] {
    const reasons = node.reasons ?? [];
    const [main, ...others] = reasons.filter(isOpen).sort(deepestFirst);
    const begin = main ? write(main, into) : reasons;
    for (const other of others) {
      if (!isOpen(other)) continue;
      const aside: string[] = [];
      write(other, aside);
      into.push(`(${aside.join(' ')})`);
    }
    if (node.pattern) into.push(`[${names.digits(node.pattern.digits)} in ${names.cells(node.pattern.cells)}]`);
    into.push(nodeText(node, names));
    written.add(node);
    return begin;
  }

  function isOpen(node: Node): boolean {
    return depths.has(node) && !written.has(node);
  }
}

/** By node: the largest number of nodes on a path to it. Nodes come after their reasons. */
function depthsOf(nodes: readonly Node[]): Map<Node, number> {
  const depths = new Map<Node, number>();
  for (const node of nodes) {
    depths.set(node, 1 + Math.max(0, ...(node.reasons ?? []).map(reason => depths.get(reason) ?? 0)));
  }
  return depths;
}
