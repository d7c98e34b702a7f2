/**
 * What chains, nets and ratings reason about: a statement says that a node is on or off. A node is a candidate, several
 * candidates of a digit taken together as a group, or an almost locked set. A candidate that is on is true: its digit is in
 * its cell. One that is off is false.
 *
 *     2 * node        the node is off
 *     2 * node + 1    the node is on
 */

import type { NodeIndex, Statement } from '../numbers';

export const on = (node: NodeIndex): Statement => 2 * node + 1;

export const off = (node: NodeIndex): Statement => 2 * node;

export const opposite = (statement: Statement): Statement => statement ^ 1;

export const isOn = (statement: Statement): boolean => (statement & 1) === 1;

/** The node that a statement is about. */
export const nodeOf = (statement: Statement): NodeIndex => statement >> 1;
