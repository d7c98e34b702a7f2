/** The common parts of the four forcing techniques: the construction, notation and explanation of their steps. */

import { houseName } from '../../cellNames';
import { type Choices, effectOfStatements } from '../../implications/choices';
import { nodeOf, on } from '../../implications/statement';
import type { Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Position } from '../../position';
import { any, joinSentences, type Phrase, t } from '../../sentences';
import { nodeInWords } from '../chains/chain';
import { list, type Names } from '../names';
import { type Chain, makeStep, type Node, type Step, type Technique } from '../step';
import type { Conclusion } from './conclusions';
import { explanationLinesOf, nodeText } from './lines';

/** The conclusions of a search, and a function that makes the chains of a conclusion. */
export interface ForcingFindings {
  readonly choices: Choices;
  readonly contradictions: readonly Conclusion[];
  readonly verities: () => Pausable<readonly Conclusion[]>;
  chainsTo(conclusion: Conclusion): Pausable<Chain[]>;
}

/** The steps of one kind of conclusions. Each step is made on demand. */
export function* forcingSteps(
  technique: Technique,
  search: Pausable<ForcingFindings>,
  kind: 'contradictions' | 'verities',
): Generator<Step | undefined> {
  const findings = yield* search;
  const conclusions = kind === 'contradictions' ? findings.contradictions : yield* findings.verities();
  for (const conclusion of conclusions) {
    const chains = yield* findings.chainsTo(conclusion);
    yield makeStep({
      technique,
      ...aboutPremises(findings.choices, conclusion.premises),
      ...(kind === 'contradictions' && { covers: emptiedHouses(findings.choices.position, chains) }),
      chains,
      ...effectOfStatements(findings.choices, [conclusion.statement]),
    });
  }
}

/** The part of a step that describes its premises. It has a house if the premises are the places for a digit in that house. */
function aboutPremises(choices: Choices, premises: readonly Statement[]): Pick<Step, 'digits' | 'houses' | 'cells'> {
  const { cellOf, digitOf, members, position } = choices;
  const candidates = [...new Set(premises.map(nodeOf))];
  const digits = [...new Set(candidates.map(candidate => digitOf[candidate]))];
  const cells = [...new Set(candidates.map(candidate => cellOf[candidate]))];
  const { size, cellCount, houses } = position.geometry;
  const choice = members.findIndex(
    all => all.length === candidates.length && all.every((c, i) => on(c) === premises[i]),
  );
  const isHouse = premises.length > 1 && cells.length > 1;
  return { digits, cells, houses: isHouse ? [houses[Math.floor((choice - cellCount) / size)]] : [] };
}

/** The house that chains leave without a place for a digit: each place is the end of a chain. */
function emptiedHouses({ geometry, cellsWith }: Position, chains: readonly Chain[]) {
  const ends = chains.map(lastOf);
  if (ends.some(end => end.isOn || end.digit !== ends[0].digit)) return [];
  const cells = ends.flatMap(end => end.cells);
  const houses = geometry.housesOf[cells[0]].filter(house => {
    const places = house.cells.filter(cell => cellsWith[ends[0].digit].has(cell));
    return places.length === cells.length && places.every(cell => cells.includes(cell));
  });
  return houses.slice(0, 1);
}

const lastOf = ({ nodes }: Chain) => nodes[nodes.length - 1];

/** The nodes that cannot all be true: the ends of the chains, or the last two nodes of a net. */
function endsOf(chains: readonly Chain[]): readonly Node[] {
  return isNet(chains) ? chains[0].nodes.slice(-2) : chains.map(lastOf);
}

const isNet = ([first]: readonly Chain[]) => first.nodes[0].reasons !== undefined;

/** The notation of a contradiction: `r1c1=5 => r2c3<>4 and r2c3=4`. */
export function contradictionEvidence({ chains }: Step, names: Names): string {
  const [first] = chains!;
  const ends = endsOf(chains!).map(end => nodeText(end, names));
  return `${nodeText(first.nodes[0], names)} => ${list(ends)}`;
}

/** The notation of a verity: `1,3,7 in r4c5`, `4 in r8`, `r1c1=5 or r1c1<>5`. */
export function verityEvidence({ chains, digits, houses, cells }: Step, names: Names): string {
  if (houses.length > 0) return `${names.digits(digits)} in ${names.house(houses[0])}`;
  if (digits.length > 1) return `${names.digits(digits)} in ${names.cells(cells)}`;
  return list(
    chains!.map(({ nodes }) => nodeText(nodes[0], names)),
    'or',
  );
}

/** Explains contradictions of chains and nets. The chains follow, one line each. */
export function explainContradiction(step: Step, names: Names): string {
  const { chains, covers } = step;
  return [
    joinSentences([
      t('Suppose {premise}.', { premise: nodeInWords(chains![0].nodes[0], names) }),
      impossible(chains!, covers?.[0], names),
      t('So {conclusion}.', { conclusion: conclusionOf(step, names) }),
    ]),
    howToRead(chains!),
    ...explanationLinesOf(chains!, names),
  ].join('\n');
}

function impossible(chains: readonly Chain[], emptied: Step['houses'][number] | undefined, names: Names): string {
  const ends = endsOf(chains);
  if (ends.length === 1) return t('That leads to its own opposite, which is impossible.');
  const [cells, digit] = [names.cells(ends[0].cells), names.digit(ends[0].digit)];
  if (ends[0].isOn !== ends[1].isOn)
    return t('Then {cells} must be {digit} and cannot be {digit}, which is impossible.', { cells, digit });
  return emptied
    ? t('Then {digit} has no place left in {house, form, locative}, which is impossible.', {
        digit,
        house: houseName(emptied),
      })
    : t('Then {cells} has no candidate left, which is impossible.', { cells });
}

/** Explains verities of chains and nets. The chains follow, one line each. */
export function explainVerity(step: Step, names: Names): string {
  return [alternativesOf(step, names), howToRead(step.chains!), ...explanationLinesOf(step.chains!, names)].join('\n');
}

function alternativesOf(step: Step, names: Names): string {
  const [house] = step.houses;
  const cells = step.cells.map(cell => names.cell(cell));
  const digits = step.digits.map(names.digit);
  const conclusion = conclusionOf(step, names);
  if (house) {
    return t('The {digit} of {house, form, genitive} can only be in {cells}. In each case {conclusion}.', {
      digit: digits[0],
      house: houseName(house),
      cells: any(cells),
      conclusion,
    });
  }
  return digits.length > 1
    ? t('{cell} can only be {digits}. In each case {conclusion}.', { cell: cells[0], digits: any(digits), conclusion })
    : t('Either {cell} is {digit} or it is not. In both cases {conclusion}.', {
        cell: cells[0],
        digit: digits[0],
        conclusion,
      });
}

function conclusionOf({ placements, eliminations }: Step, names: Names): Phrase {
  const [{ cell, digit }] = [...placements, ...eliminations];
  return nodeInWords({ digit, cells: [cell], isOn: placements.length > 0 }, names);
}

/** How to read the lines of chains or nets. */
export function howToRead(chains: readonly Chain[]): string {
  return isNet(chains)
    ? t('Each statement follows from the statement before it, and from those in parentheses before it:')
    : t('In each line, every statement follows from the one before it:');
}
