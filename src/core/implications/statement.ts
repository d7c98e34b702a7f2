/**
 * Statements of chains, nets and ratings. A statement says that a node is true (on) or false (off). A node is a candidate, a group
 * of candidates of one digit, or an almost locked set. A candidate is true if its digit is in its cell.
 *
 *     2 * node        the node is false
 *     2 * node + 1    the node is true
 */

import type { NodeIndex, Statement } from '../numbers';

/** The statement that a node is true. */
export const on = (node: NodeIndex): Statement => 2 * node + 1;

/** The statement that a node is false. */
export const off = (node: NodeIndex): Statement => 2 * node;

/** The opposite statement about the same node. */
export const opposite = (statement: Statement): Statement => statement ^ 1;

/** Whether a statement says that its node is true. */
export const isOn = (statement: Statement): boolean => (statement & 1) === 1;

/** The node of a statement. */
export const nodeOf = (statement: Statement): NodeIndex => statement >> 1;
