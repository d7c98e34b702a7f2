/** Rules about all cells that are a move of a chess piece apart, or neighbours. */

import { type Move, NEIGHBOURS, pairsApart } from './cells';
import type { ConstraintSink, RuleKind } from './constraintSink';

const KNIGHT: readonly Move[] = [
  [1, 2],
  [2, 1],
  [1, -2],
  [2, -1],
];
/** The steps of a king that are not along a line, where cells differ anyway. */
const KING: readonly Move[] = [
  [1, 1],
  [1, -1],
];

function differApart({ geometry, different }: ConstraintSink, moves: readonly Move[]): void {
  for (const pair of pairsApart(geometry, moves)) different(pair);
}

/** Cells a knight's move apart differ. */
export interface AntiKnightRule {
  readonly kind: 'antiKnight';
}

export const antiKnight: RuleKind<AntiKnightRule> = { demand: (_, demands) => differApart(demands, KNIGHT) };

/** Cells a king's move apart differ. */
export interface AntiKingRule {
  readonly kind: 'antiKing';
}

export const antiKing: RuleKind<AntiKingRule> = { demand: (_, demands) => differApart(demands, KING) };

/** Neighbours do not have digits that follow each other. */
export interface NonConsecutiveRule {
  readonly kind: 'nonConsecutive';
}

export const nonConsecutive: RuleKind<NonConsecutiveRule> = {
  demand(_, { geometry, related }) {
    for (const [a, b] of pairsApart(geometry, NEIGHBOURS)) related(a, b, areFarApart);
  },
};

const areFarApart = (a: number, b: number) => Math.abs(a - b) > 1;
