/** `diagonal /`, `diagonal \` */

import type { DiagonalRule } from '../../../core/rules/kinds/houses';
import type { WrittenSpec } from '../ruleWord';

/** By notation: the direction. Other programs write + and -. */
const DIRECTIONS: Readonly<Record<string, DiagonalRule['direction']>> = { '/': '/', '+': '/', '\\': '\\', '-': '\\' };

export const diagonal: WrittenSpec<DiagonalRule> = {
  names: ['diagonal'],
  form: 'diagonal /',
  example: 'diagonal /',
  read(reader) {
    const [token, ...rest] = reader.afterKeyword();
    if (!token) {
      reader.error('whichDiagonal', reader.keyword, {});
      return;
    }
    for (const other of rest) reader.unexpected(other);
    if (!Object.hasOwn(DIRECTIONS, token.text)) {
      reader.unexpected(token);
      return;
    }
    reader.value(token);
    reader.add({ kind: 'diagonal', direction: DIRECTIONS[token.text] });
  },
  write: ({ direction }) => `diagonal ${direction}`,
  normal: rule => rule,
};
