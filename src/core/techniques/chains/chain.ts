/** Chains as they are written and as they are told. */

import { digitsOf } from '../../grid';
import type { ImplicationGraph } from '../../implications/graph';
import { isOn, nodeOf } from '../../implications/statement';
import type { Cell, Statement } from '../../numbers';
import { list, type Names } from '../names';
import type { CellsAndDigits, Chain, Node, Step } from '../step';

/** The chain of these statements. */
export function chainOf({ nodes }: ImplicationGraph, statements: readonly Statement[]): Chain {
  return {
    nodes: statements.map(statement => {
      const { digit, cells, almostLocked } = nodes[nodeOf(statement)];
      const node = { digit, cells, isOn: isOn(statement) };
      return almostLocked ? { ...node, almostLocked: { cells, digits: digitsOf(almostLocked.mask) } } : node;
    }),
  };
}

/** The almost locked sets of a chain, in its order. */
export function setsIn({ nodes }: Chain): CellsAndDigits[] {
  return nodes.flatMap(({ almostLocked }) => almostLocked ?? []);
}

/** All cells of a chain, each once. */
export function cellsOfChain({ nodes }: Chain): Cell[] {
  return [...new Set(nodes.flatMap(({ cells }) => cells))];
}

/** `r1c2 =3= r1c8 -3- r46c8`: each link has the digit and sign of the node that it leads to; a cell is named once. */
export function writeLinks(nodes: readonly Node[], names: Names): string {
  return nodes
    .map((node, i) => {
      if (i === 0) return writeCells(node, names);
      return isSameCell(node, nodes[i - 1]) ? '' : ` ${writeLink(node, names)} ${writeCells(node, names)}`;
    })
    .join('');
}

const writeLink = (node: Node, names: Names) => `${signOf(node)}${names.digit(node.digit)}${signOf(node)}`;
const signOf = ({ isOn }: Node) => (isOn ? '=' : '-');
const writeCells = ({ cells, almostLocked }: Node, names: Names) =>
  `${almostLocked ? 'ALS:' : ''}${names.cells(cells)}`;

function isSameCell(a: Node, b: Node): boolean {
  return a.cells.length === 1 && b.cells.length === 1 && a.cells[0] === b.cells[0];
}

/** `3/8 r1c2 =3= r1c8 …`: a chain after the digits that it takes away. */
export function writeChain(step: Step, names: Names): string {
  return `${writeDigits(step, names)} ${writeLinks(nodesOf(step), names)}`;
}

/** `4 4- r1c2 =5= r1c8 … -4`: the same for a chain between two ends, with their digits before and behind. */
export function writeEnds(step: Step, names: Names): string {
  const nodes = nodesOf(step);
  const [first, last] = [nodes[0].digit, nodes[nodes.length - 1].digit].map(names.digit);
  return `${writeDigits(step, names)} ${first}- ${writeLinks(nodes, names)} -${last}`;
}

/** `3/8 5= r1c2 =3= … =5= r1c2 =3`: the same for a loop, which starts and ends in one cell and goes on as it came. */
export function writeLoop(step: Step, names: Names): string {
  const nodes = nodesOf(step);
  const last = nodes[nodes.length - 1];
  const before = `${names.digit(last.digit)}${signOf(last)}`;
  const behind = `${signOf(nodes[1])}${names.digit(nodes[1].digit)}`;
  return `${writeDigits(step, names)} ${before} ${writeLinks(nodes, names)} ${behind}`;
}

const writeDigits = ({ digits }: Step, names: Names) => names.digits(digits, '/');

/** The nodes of a step's only chain. */
export const nodesOf = ({ chains }: Step): readonly Node[] => chains![0].nodes;

/** `r1c8 is 3, r5c8 is not 3, so …`: what follows from the first node, one after the other. */
export function tellConsequences(nodes: readonly Node[], names: Names): string {
  return nodes
    .slice(1)
    .map((node, i) => {
      if (i === 0) return tell(node, names);
      const why = isForced(node, nodes[i]) ? `, which at once exclude all else from ${names.cells(node.cells)}` : '';
      return `${why}, so ${tell(node, names)}`;
    })
    .join('');
}

/** Whether a node is a cell that the almost locked set before it leaves one candidate, by several digits at once. */
export function isForced({ isOn }: Node, before: Node | undefined): boolean {
  return isOn && before?.almostLocked !== undefined;
}

/** `r1c8 is 3`, `3 is not in r46c8`, `r12c4 lose 3 and hold 5 and 7` */
export function tell({ digit, cells, isOn, almostLocked }: Node, names: Names): string {
  const where = names.cells(cells);
  const what = names.digit(digit);
  if (almostLocked) {
    const others = almostLocked.digits.filter(other => other !== digit).map(names.digit);
    return `${where} cannot take ${what} and must hold ${list(others)}`;
  }
  if (cells.length > 1) return `${what} is ${isOn ? '' : 'not '}in ${where}`;
  return `${where} is ${isOn ? '' : 'not '}${what}`;
}

/** `r1c8 were 3`, for what is only supposed. */
export function suppose({ digit, cells, isOn }: Node, names: Names): string {
  return `${names.cells(cells)} were ${isOn ? '' : 'not '}${names.digit(digit)}`;
}
