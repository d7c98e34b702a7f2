/** Rules about all cells that are a move of a chess piece apart, or neighbours. */

import { type Move, NEIGHBOURS, pairsApart } from '../cells';
import { allDifferent, type RuleKind, relation } from '../constraint';

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

/** Cells that are one of these moves apart differ. */
const differApart = <R>(moves: readonly Move[]): RuleKind<R> => ({
  constraints: (_, geometry) => [...pairsApart(geometry, moves)].map(allDifferent),
});

/** Cells a knight's move apart differ. */
export interface AntiKnightRule {
  readonly kind: 'antiKnight';
}

export const antiKnight: RuleKind<AntiKnightRule> = differApart(KNIGHT);

/** Cells a king's move apart differ. */
export interface AntiKingRule {
  readonly kind: 'antiKing';
}

export const antiKing: RuleKind<AntiKingRule> = differApart(KING);

/** Neighbours do not have digits that follow each other. */
export interface NonConsecutiveRule {
  readonly kind: 'nonConsecutive';
}

export const nonConsecutive: RuleKind<NonConsecutiveRule> = {
  constraints: (_, geometry) => [...pairsApart(geometry, NEIGHBOURS)].map(([a, b]) => relation(a, b, areFarApart)),
};

const areFarApart = (a: number, b: number) => Math.abs(a - b) > 1;
