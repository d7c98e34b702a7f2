/**
 * Tridagons whose guardians all lead to the same conclusion by nets. First the nets use only singles, then also locked candidates and
 * other patterns. Each step has one conclusion.
 */

import { type Choices, candidateNumber, choicesOf, effectOfStatements } from '../../implications/choices';
import { off, on, opposite } from '../../implications/statement';
import type { Statement } from '../../numbers';
import type { Position } from '../../position';
import { joinSentences, t } from '../../sentences';
import { nodeInWords } from '../chains/chain';
import { commonConclusion, isContradiction } from '../forcing/alternatives';
import { howToRead } from '../forcing/forcing';
import { explanationLinesOf } from '../forcing/lines';
import { NetReasoning } from '../forcing/netReasoning';
import type { Names } from '../names';
import { byLength } from '../ratingByLength';
import { type Chain, distinct, makeStep, type Step, type Technique } from '../step';
import { guardiansInWords } from './guardians';
import { type Tridagon, tridagonPatternOf, tridagonsIn } from './tridagonSearch';
import { conclusionInWords, guardiansOfTridagon, oddagonEvidence } from './words';

/** A tridagon with a net from each guardian to the same conclusion. */
export const tridagonForcingNet: Technique = {
  id: 'tridagon-forcing-net',
  name: 'Tridagon Forcing Net',
  level: 'extreme',
  score: 500,
  rating: byLength(79),
  find: position => distinct(findNets(position)),
  evidence: oddagonEvidence,
  explain: explainNet,
};

function* findNets(position: Position): Generator<Step | undefined> {
  const tridagons = (yield* tridagonsIn(position)).filter(({ guardians }) => guardians.length > 1);
  if (tridagons.length === 0) return;
  const choices = yield* choicesOf(position);
  const guarded = tridagons.map(tridagon => ({ tridagon, premises: premisesOf(choices, tridagon) }));
  for (const options of [{}, { seesPatterns: true }]) {
    const reasoning = new NetReasoning(choices, options);
    for (const { tridagon, premises } of guarded) {
      const found = yield* commonConclusion(
        reasoning.another(),
        premises.map(premise => ({ premises: [premise] })),
      );
      yield found && stepOf(choices, tridagon, found.statements[0], found.chains);
    }
    for (let candidate = 0; candidate < choices.count; candidate++) {
      const own = reasoning.another();
      yield* own.follow(on(candidate));
      if (own.isContradictory) continue; // a net without tridagons
      const reached = new Set(own.reached.subarray(0, own.reachedCount));
      for (const { tridagon, premises } of guarded) {
        if (!premises.every(premise => reached.has(opposite(premise)))) continue;
        yield stepOf(
          choices,
          tridagon,
          off(candidate),
          premises.map(premise => own.chainTo(opposite(premise))),
        );
      }
      yield undefined;
    }
  }
}

/** The guardians of a tridagon as statements. */
const premisesOf = (choices: Choices, { guardians }: Tridagon): Statement[] =>
  guardians.map(guardian => on(candidateNumber(choices, guardian)));

function stepOf(
  choices: Choices,
  tridagon: Tridagon,
  statement: Statement,
  chains: readonly Chain[],
): Step | undefined {
  return makeStep({
    ...tridagonPatternOf(tridagon),
    technique: tridagonForcingNet,
    chains,
    ...effectOfStatements(choices, [statement]),
  });
}

function explainNet(step: Step, names: Names): string {
  return [
    joinSentences([...guardiansOfTridagon(step, names), ...reasonInWords(step, names)]),
    howToRead(step.chains!),
    ...explanationLinesOf(step.chains!, names),
  ].join('\n');
}

/** The chains start from the guardians, or lead from one candidate to the opposites of all guardians. */
function reasonInWords(step: Step, names: Names): string[] {
  const { guardians, chains, eliminations } = step;
  const [first] = chains![0].nodes;
  const [elimination] = eliminations;
  if (elimination && first.isOn && first.cells[0] === elimination.cell && first.digit === elimination.digit)
    return [
      t('If {premise}, none of this is true.', { premise: nodeInWords(first, names) }),
      t('So {conclusion}.', { conclusion: names.effect(step) }),
    ];
  // The net of an impossible guardian ends with two statements that contradict each other.
  const impossible = guardians!.filter((_, i) => isContradiction(chains![i]));
  return [
    ...(impossible.length > 0
      ? [
          t('It cannot be that {statement}, because that leads to a contradiction.', {
            statement: guardiansInWords(impossible, names),
          }),
        ]
      : []),
    ...conclusionInWords(step, names),
  ];
}
