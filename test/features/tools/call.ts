/** Calls tools like their hosts. */

import assert from 'node:assert/strict';
import { callTool } from '../../../src/features/tools/index';
import type { ToolResult } from '../../../src/features/tools/tool';
import { finish } from '../../../src/text/work';

/** Returns the result of a call that must succeed. Its text must have no empty list, and no value that is missing. */
export function answerOf(name: string, input: object): ToolResult {
  const result = finish(callTool(name, input));
  assert.ok(result.isFound, result.isFound ? '' : result.reason);
  assert.doesNotMatch(result.value.text, /[:,] +\.?$|\( *\)|undefined|NaN|\[object/m);
  return result.value;
}

/** Returns the reason why a call fails. */
export function refusalOf(name: string, input: unknown): string {
  const result = finish(callTool(name, input));
  assert.ok(!result.isFound, 'it has an answer');
  return result.reason;
}

/** Easy, without guesses: singles, locked candidates, subsets. */
export const MEDIUM = '...2...633....54.1..1..398........9....538....3........263..5..5.37....847...1...';
export const MEDIUM_SOLUTION = '854219763397865421261473985785126394649538172132947856926384517513792648478651239';

/** It has several solutions. */
export const AMBIGUOUS = MEDIUM.replace('3....54', '.....54').replace('...2', '....');

/** It needs fish and chains. */
export const HARD = '.1..2..74....64....5...1.....86....7.9......84...8.3.57.9....4.....97...68.2.5...';
