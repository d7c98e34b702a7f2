/** How chains and nets are written out: a line for each, statement after statement, as HoDoKu does. */

import type { Names } from '../names';
import type { Chain, Node } from '../step';

/** `r2c3<>4`, `r2c13=4` for a group */
export function nodeText({ cells, digit, isOn }: Node, names: Names): string {
  return `${names.cells(cells)}${isOn ? '=' : '<>'}${names.digit(digit)}`;
}

/**
 * `r1c1=5 r1c7<>5 (r1c1<>2 r4c1=2) r4c7=5`: what a statement needs beside the one before it stands in parentheses, unless it
 * was written before; the pattern that it takes in brackets. Where a net contradicts itself there is a line to each of the
 * two statements. Nested nets follow, each in a line of its own after what it proves: `  r4c4<>2: r4c4=2 …`.
 */
export function linesOf(chains: readonly Chain[], names: Names): string[] {
  const told = new Set<Chain>();
  return chains.flatMap(chain => [...branchesOf(chain, names), ...refutationsIn(chain, told, names, '  ')]);
}

function refutationsIn({ nodes }: Chain, told: Set<Chain>, names: Names, indent: string): string[] {
  return nodes.flatMap(node => {
    const { refutation } = node;
    if (!refutation || told.has(refutation)) return [];
    told.add(refutation);
    const line = `${indent}${nodeText(node, names)}: ${branchesOf(refutation, names).join(', ')}`;
    return [line, ...refutationsIn(refutation, told, names, `${indent}  `)];
  });
}

/** The one way to the last node or, of a contradiction, the two ways to the last two. */
function branchesOf({ nodes }: Chain, names: Names): string[] {
  if (!nodes[0].reasons) return [nodes.map(node => nodeText(node, names)).join(' ')];
  const depths = depthsOf(nodes);
  const deepestFirst = (a: Node, b: Node) => depths.get(b)! - depths.get(a)!;
  const written = new Set<Node>();
  const last = nodes[nodes.length - 1];
  return nodes.slice(-2).flatMap(end => {
    if (end !== last && last.reasons?.includes(end)) return []; // no contradiction, and on the way anyway
    const parts: string[] = [];
    const begin = write(end, parts);
    const [known] = begin.filter(reason => depths.has(reason)).sort(deepestFirst);
    return [[...(known ? [nodeText(known, names)] : []), ...parts].join(' ')];
  });

  /** Gives what the first statement written follows from. */
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

/** By node: how many links lead to it at most. Nodes come after their reasons. */
function depthsOf(nodes: readonly Node[]): Map<Node, number> {
  const depths = new Map<Node, number>();
  for (const node of nodes) {
    depths.set(node, 1 + Math.max(0, ...(node.reasons ?? []).map(reason => depths.get(reason) ?? 0)));
  }
  return depths;
}
