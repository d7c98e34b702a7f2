/**
 * Candidates for the premises of a step, from its evidence. The list may contain superfluous ones, because trying one that does
 * not help costs little.
 */

import type { Geometry, House } from '../../core/geometry';
import { digitsOf } from '../../core/grid';
import type { Cell, Digit } from '../../core/numbers';
import { type Position, sharedHouses } from '../../core/position';
import { claimsOf } from '../../core/proof/checker';
import type { Literal, Premise, ProofChoice } from '../../core/proof/premise';
import { isOfGrid } from '../../core/rules/rule';
import type { Exocet } from '../../core/techniques/exocets/exocet';
import type { Refuted } from '../../core/techniques/rules/refutation';
import type { Subject } from '../../core/techniques/rules/subject';
import type { CellsAndDigits, Chain, Node, Step } from '../../core/techniques/step';

/** All premises that a step may use, in the order in which they are checked. */
export function premisesIn(step: Step, position: Position): Premise[] {
  const { geometry } = position;
  const nodes = [...new Set((step.chains ?? []).flatMap(allNodes))];
  const groups = nodes.filter(({ cells, almostLocked }) => cells.length > 1 && !almostLocked);
  return distinct([
    ...rulesOf(step),
    ...uniquenessOf(step, position),
    ...coversOf(step),
    ...guardedOf(step),
    ...(step.exocets ?? []).flatMap(exocet => exocetPremises(position, exocet)),
    ...setsOf(step, nodes).map(cells => setPremise(position, cells)),
    ...lockedIn(step, position),
    ...groups.flatMap(({ cells, digit }) => lockedGroup(geometry, cells, digit)),
    ...nodes.flatMap(({ pattern }) => (pattern ? patternPremises(position, pattern) : [])),
    ...implicationsOf(step),
  ]);
}

/** The rules that a step relies on, and the premises of its refutations, innermost first. */
function rulesOf({ subject, refuted = [] }: Step): Premise[] {
  return [...(subject ? [rulePremise(subject)] : []), ...refuted.flatMap(each => refutationOf(each, []))];
}

function rulePremise({ rules, leftOver, houses = [], cells }: Subject): Premise {
  const isLimited = rules.some(isOfGrid);
  return { kind: 'rule', rules, houses: leftOver?.houses ?? houses, ...(isLimited && { cells }) };
}

function refutationOf({ cell, digit, refutation }: Refuted, around: readonly Literal[]): Premise[] {
  const { deductions, cases = [] } = refutation;
  const assumed = [...around, { cell, digit, isOn: true }];
  const grounds = deductions.flatMap(({ ground }) => (ground.kind === 'rule' ? [rulePremise(ground.subject)] : []));
  const ofCases = cases.flatMap((each): Premise[] => [
    ...refutationOf(each, assumed),
    { kind: 'if', assumed, conclusion: { cell: each.cell, digit: each.digit, isOn: false } },
  ]);
  return [...grounds, ...ofCases];
}

function uniquenessOf({ technique, cells, digits, deadly }: Step, { empty }: Position): Premise[] {
  if (!technique.needsUniqueness) return [];
  if (deadly) {
    const { masks, guardians } = deadly;
    if (masks.every(mask => mask === masks[0])) return [{ kind: 'rectangle', cells, digits }];
    return [{ kind: 'grave', extras: guardians, ...(deadly.cells.length < empty.size && { cells }) }];
  }
  return cells.length === 4
    ? [{ kind: 'rectangle', cells, digits }]
    : [{ kind: 'grave', extras: [{ cell: cells[0], digit: digits[0] }] }];
}

/** The cells of an oddagon, and for each guardian the conclusions that follow from it. */
function guardedOf(step: Step): Premise[] {
  const { guardians, cells, digits, deadly } = step;
  if (!guardians || deadly) return [];
  const conclusions = claimsOf(step);
  if (digits.length === 1) return conclusions.map(claim => ringPremise(claim, cells[0], digits[0]));
  return [
    { kind: 'impossible', cells, digits },
    ...guardians.flatMap(guardian =>
      conclusions.map((conclusion): Premise => ({ kind: 'if', assumed: [{ ...guardian, isOn: true }], conclusion })),
    ),
  ];
}

/** If a claim of a broken wing is wrong, the ring has no guardian. Then its first cell can neither hold its digit nor lack it. */
const ringPremise = (claim: Literal, cell: Cell, digit: Digit): Premise => ({
  kind: 'if',
  assumed: [{ ...claim, isOn: !claim.isOn }],
  conclusion: { cell, digit, isOn: false },
});

/**
 * The covers of each digit of an exocet, from which it follows that its targets hold the digits of its base cells: if no target has the digit, its places in
 * the cross-lines are in two lines, and it would not be in the line of the base cells.
 */
function exocetPremises({ geometry }: Position, { base, targets, line, crossLines, covers }: Exocet): Premise[] {
  const parallel = geometry.houses.filter(({ kind }) => kind === line.kind);
  const others = (lines: readonly House[]) => parallel.filter(house => house !== line && !lines.includes(house));
  return [
    ...covers.map(({ digit, lines }) =>
      coverPremise(digit, crossLines, [line, ...lines, ...others(lines)].slice(0, 3)),
    ),
    { kind: 'exocet', base, targets },
  ];
}

/** The base and cover sets of fish, and digits whose only places in a house are the cells of the step. */
function coversOf({ digits, houses, covers, cells, sectors, deadly }: Step): Premise[] {
  if (deadly) return [];
  if (sectors) {
    const ofSectors = sectors.flatMap(({ house, digits: all }) => all.map(digit => ({ digit, house })));
    return [{ kind: 'cover', choices: cells, covers: ofSectors }];
  }
  if (covers?.length === houses.length && digits.length === 1) return [coverPremise(digits[0], houses, covers)];
  if (digits.length < 2 || digits.length !== cells.length) return [];
  return houses.map(house => hiddenSet(digits, house, cells));
}

/** Maximum size of a set. The cells of a line over the whole grid do not form a set of few digits, and testing them takes a long time. */
const MOST_IN_SET = 27;

/** The cells of all sets that a step may rely on. */
function setsOf({ sets = [], cells, technique }: Step, nodes: readonly Node[]): (readonly Cell[])[] {
  const linked = nodes.flatMap(({ almostLocked }) => (almostLocked ? [almostLocked.cells] : []));
  const isSet = !technique.needsUniqueness && cells.length > 1 && cells.length <= MOST_IN_SET;
  return [...sets.map(set => set.cells), ...linked, ...(isSet ? [cells] : [])];
}

function setPremise({ digits, candidates }: Position, cells: readonly Cell[]): Premise {
  const open = cells.filter(cell => digits[cell] === 0);
  return { kind: 'set', cells: open, digits: digitsOf(open.reduce((mask, cell) => mask | candidates[cell], 0)) };
}

/** Digits of a step whose places in one of its houses are all in another house. */
function lockedIn({ houses, digits }: Step, position: Position): Premise[] {
  return houses.flatMap(house =>
    digits.flatMap(digit => {
      const cells = position.cellsIn(house, digit);
      if (cells.length < 2) return [];
      const others = sharedHouses(position.geometry, cells).filter(other => other !== house);
      return others.map(other => coverPremise(digit, [house], [other]));
    }),
  );
}

/** Some cells of an intersection: the digit may be locked in them in either direction. */
function lockedGroup(geometry: Geometry, cells: readonly Cell[], digit: Digit): Premise[] {
  const houses = sharedHouses(geometry, cells);
  return houses.flatMap(a => houses.filter(b => a !== b).map(b => coverPremise(digit, [a], [b])));
}

/** The premises of a pattern in a net: locked candidates, or two choices with two candidates each that two other choices cover. */
function patternPremises(position: Position, { cells, digits }: CellsAndDigits): Premise[] {
  const { geometry } = position;
  if (digits.length === 1 && sharedHouses(geometry, cells).length > 1) return lockedGroup(geometry, cells, digits[0]);
  const choices = choicesAmong(position, cells, digits);
  const pairs = choices.flatMap((a, i) => choices.slice(i + 1).map(b => [a, b] as const));
  const meets = (a: Among, b: Among) => a.members.some(member => b.members.includes(member));
  return pairs.flatMap(([a, b]) =>
    meets(a, b)
      ? []
      : pairs
          .filter(([c, d]) => !meets(c, d) && [a, b].every(base => meets(base, c) && meets(base, d)) && a !== c)
          .map(([c, d]) => ({ kind: 'cover', choices: [a.choice, b.choice], covers: [c.choice, d.choice] }) as const),
  );
}

/** A choice, and its members among some candidates. */
interface Among {
  readonly choice: ProofChoice;
  readonly members: readonly string[];
}

/** The choices that have two or more of the candidates of these cells and digits. */
function choicesAmong({ geometry }: Position, cells: readonly Cell[], digits: readonly Digit[]): Among[] {
  const key = (cell: Cell, digit: Digit) => `${cell} ${digit}`;
  const ofCells = cells.map(cell => ({ choice: cell, members: digits.map(digit => key(cell, digit)) }));
  const ofHouses = geometry.houses.flatMap(house =>
    digits.map(digit => ({
      choice: { digit, house },
      members: cells.filter(cell => house.cells.includes(cell)).map(cell => key(cell, digit)),
    })),
  );
  return [...ofCells, ...ofHouses].filter(({ members }) => members.length > 1);
}

/** The implication of each chain of a net, preceded by the refutations of nested nets, each under the assumptions that enclose it. */
function implicationsOf({ chains = [] }: Step): Premise[] {
  const found: Premise[] = [];
  const visited = new Set<Chain>();
  for (const chain of chains) {
    const { nodes } = chain;
    if (!nodes[0].reasons) continue;
    addRefutations(chain, [], found, visited);
    if (chains.length === 1) continue;
    found.push({ kind: 'if', assumed: [literalOf(nodes[0])], conclusion: literalOf(nodes[nodes.length - 1]) });
  }
  return found;
}

function addRefutations({ nodes }: Chain, around: readonly Literal[], into: Premise[], visited: Set<Chain>): void {
  const assumed = [...around, literalOf(nodes[0])];
  for (const node of nodes) {
    const { refutation } = node;
    if (!refutation || visited.has(refutation)) continue;
    visited.add(refutation);
    addRefutations(refutation, assumed, into, visited);
    into.push({ kind: 'if', assumed, conclusion: literalOf(node) });
  }
}

const literalOf = ({ cells, digit, isOn }: Node): Literal => ({ cell: cells[0], digit, isOn });

function allNodes({ nodes }: Chain): Node[] {
  return nodes.flatMap(node => [node, ...(node.refutation ? allNodes(node.refutation) : [])]);
}

const coverPremise = (digit: Digit, bases: readonly House[], covers: readonly House[]): Premise => ({
  kind: 'cover',
  choices: bases.map(house => ({ digit, house })),
  covers: covers.map(house => ({ digit, house })),
});

const hiddenSet = (digits: readonly Digit[], house: House, cells: readonly Cell[]): Premise => ({
  kind: 'cover',
  choices: digits.map(digit => ({ digit, house })),
  covers: cells,
});

function distinct(premises: readonly Premise[]): Premise[] {
  const known = new Set<string>();
  return premises.filter(premise => {
    const key = JSON.stringify(premise, (name, value) => (name === 'house' ? `${value.kind}${value.index}` : value));
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
