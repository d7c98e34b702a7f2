/**
 * Exocets from which a conclusion follows by nets: in each case of the digits of the two targets, a net of singles leads to the
 * conclusion, or to a contradiction.
 */

import { digitsOf } from '../../grid';
import { type Choices, candidateNumber, choicesOf, effectOfStatements } from '../../implications/choices';
import { isOn, nodeOf, off, on } from '../../implications/statement';
import type { Cell, Digit } from '../../numbers';
import type { Position } from '../../position';
import { joinSentences, t } from '../../sentences';
import { type Case, type CommonConclusion, commonConclusion, isContradiction } from '../forcing/alternatives';
import { howToRead } from '../forcing/forcing';
import { explanationLinesOf } from '../forcing/lines';
import { NetReasoning } from '../forcing/netReasoning';
import type { Names } from '../names';
import { byLength } from '../ratingByLength';
import { distinct, makeStep, type Step, type Technique } from '../step';
import { type Pair, targetPairs } from './conclusions';
import { digitsOfExocet, type Exocet, exocetsIn } from './exocet';
import { equivalenceInWords, exocetEvidence } from './words';

/** An exocet with a net for each pair of digits of its targets. */
export const exocetForcingNet: Technique = {
  id: 'exocet-forcing-net',
  name: 'Exocet Forcing Net',
  level: 'extreme',
  score: 550,
  rating: byLength(79),
  find: position => distinct(findNets(position)),
  evidence: exocetEvidence,
  explain: explainNet,
};

function* findNets(position: Position): Generator<Step | undefined> {
  const exocets = yield* exocetsIn(position);
  if (exocets.length === 0) return;
  const choices = yield* choicesOf(position);
  const reasoning = new NetReasoning(choices);
  for (const exocet of exocets) {
    const cases = targetPairs(position, exocet).map(pair => caseOf(choices, exocet, pair));
    const found = yield* commonConclusion(reasoning.another(), cases);
    yield found && stepOf(choices, exocet, found);
  }
}

/** A case: the digits of the targets, and the other candidates of the base cells, which are false. */
function caseOf(choices: Choices, { base, targets }: Exocet, pair: Pair): Case {
  const { peers, position } = choices;
  const numberOf = (cell: Cell, digit: Digit) => candidateNumber(choices, { cell, digit });
  const trueOnes = targets.map((cell, i) => numberOf(cell, pair[i]));
  const others = base.flatMap(cell =>
    digitsOf(position.candidates[cell])
      .filter(digit => !pair.includes(digit))
      .map(digit => off(numberOf(cell, digit))),
  );
  return {
    premises: [...trueOnes.map(on), ...others],
    isObvious: statement =>
      others.includes(statement) ||
      (isOn(statement)
        ? trueOnes.includes(nodeOf(statement))
        : trueOnes.some(each => peers[each].includes(nodeOf(statement)))),
  };
}

function stepOf(choices: Choices, exocet: Exocet, { statements, chains }: CommonConclusion): Step | undefined {
  const { base, targets, line, crossLines } = exocet;
  return makeStep({
    technique: exocetForcingNet,
    digits: digitsOfExocet(exocet),
    houses: [line, ...crossLines],
    cells: [...base, ...targets],
    exocets: [exocet],
    chains,
    ...effectOfStatements(choices, statements),
  });
}

function explainNet(step: Step, names: Names): string {
  const { exocets, chains } = step;
  const [exocet] = exocets!;
  const impossible = chains!.filter(isContradiction).length;
  const [first, second] = exocet.targets.map(cell => names.cell(cell));
  return [
    joinSentences([
      equivalenceInWords(exocet, names),
      t(
        'Try each pair of digits for {first} and {second}. The base cells then have no other digits. ' +
          '{impossible, plural, =0 {Each pair leads to {conclusion}} one {One pair leads to a contradiction} other ' +
          '{{impossible} pairs lead to a contradiction}}{rest, plural, =0 {} other {, and every other pair leads to {conclusion}}}.',
        {
          first,
          second,
          impossible,
          rest: impossible > 0 && impossible < chains!.length ? 1 : 0,
          conclusion: names.effect(step),
        },
      ),
      t('So {conclusion}.', { conclusion: names.effect(step) }),
    ]),
    howToRead(chains!),
    ...explanationLinesOf(chains!, names),
  ].join('\n');
}
