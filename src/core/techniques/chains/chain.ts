/** The notation and explanation of chains. */

import { digitsOf } from '../../grid';
import type { ImplicationGraph } from '../../implications/graph';
import { isOn, nodeOf } from '../../implications/statement';
import type { Cell, Statement } from '../../numbers';
import { all, type Phrase, phrase } from '../../sentences';
import type { Names } from '../names';
import type { CellsAndDigits, Chain, Node, Step } from '../step';

/** The chain of some statements of a graph. */
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

/** All cells of a chain, without duplicates. */
export function cellsOfChain({ nodes }: Chain): Cell[] {
  return [...new Set(nodes.flatMap(({ cells }) => cells))];
}

/** `r1c2 =3= r1c8 -3- r46c8`: each link has the digit and the sign of the node that it leads to. A repeated cell is written once. */
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

/** `3/8 r1c2 =3= r1c8 …`: a chain after the digits that it eliminates. */
export function writeChain(step: Step, names: Names): string {
  return `${writeDigits(step, names)} ${writeLinks(nodesOf(step), names)}`;
}

/** `4 4- r1c2 =5= r1c8 … -4`: a chain between two ends, with the digits of the ends before and after it. */
export function writeEnds(step: Step, names: Names): string {
  const nodes = nodesOf(step);
  const [first, last] = [nodes[0].digit, nodes[nodes.length - 1].digit].map(names.digit);
  return `${writeDigits(step, names)} ${first}- ${writeLinks(nodes, names)} -${last}`;
}

/** `3/8 5= r1c2 =3= … =5= r1c2 =3`: a loop, with the link before its first cell and the link after its last. */
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

/** `r1c8 is 3, so r5c8 is not 3, so …`: the consequences of the first node, step by step. */
export function consequencesInWords(nodes: readonly Node[], names: Names): Phrase {
  return nodes.slice(2).reduce(
    (earlier, node, i) => {
      const statement = nodeInWords(node, names);
      return isForced(node, nodes[i + 1])
        ? phrase('{earlier}, which together exclude all other candidates from {cells}, so {statement}', {
            earlier,
            cells: names.cells(node.cells),
            statement,
          })
        : phrase('{earlier}, so {statement}', { earlier, statement });
    },
    nodeInWords(nodes[1], names),
  );
}

/** Whether a node is a cell with one candidate left, because the almost locked set before it excludes several digits. */
export function isForced({ isOn }: Node, before: Node | undefined): boolean {
  return isOn && before?.almostLocked !== undefined;
}

/** A statement in words: `r1c8 is 3`, `3 is not in r46c8`, `r12c4 cannot hold 3 and must hold 5 and 7`. */
export function nodeInWords({ digit: ofNode, cells: own, isOn, almostLocked }: Node, names: Names): Phrase {
  const [cells, digit] = [names.cells(own), names.digit(ofNode)];
  if (almostLocked) {
    const others = all(almostLocked.digits.filter(other => other !== ofNode).map(names.digit));
    return phrase('{cells} cannot hold {digit} and must hold {others}', { cells, digit, others });
  }
  if (own.length > 1)
    return isOn
      ? phrase('{digit} is in {cells}', { digit, cells })
      : phrase('{digit} is not in {cells}', { digit, cells });
  return isOn
    ? phrase('{cell} is {digit}', { cell: cells, digit })
    : phrase('{cell} is not {digit}', { cell: cells, digit });
}
