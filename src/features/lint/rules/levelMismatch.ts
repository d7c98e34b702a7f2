/** Finds headers `#L` that do not match the difficulty of their puzzle. */

import * as messages from '../../../messages/index';
import { correctLevel, levelLineOf } from '../../collection/levelLine';
import type { LintRule, LintSearch } from '../rule';

/** Marks the level in the header. */
export const levelMismatch = {
  code: 'level-mismatch',
  severity: 'hint',
  lint: 'off',
  marks: 'A header `#L` that differs from the level of the puzzle. This check rates each puzzle with such a header',
  needsDifficulty: true,
  *search(puzzle, { difficultyOf }: Pick<LintSearch, 'difficultyOf'>, source) {
    const line = levelLineOf(source, puzzle);
    if (!line) return [];
    const { start, end, text } = line;
    const right = correctLevel(text, (yield* difficultyOf(puzzle)) ?? {});
    if (right === undefined) return [];
    return [{ start, end, message: messages.collection.level(text, right), fix: right }];
  },
} as const satisfies LintRule;
