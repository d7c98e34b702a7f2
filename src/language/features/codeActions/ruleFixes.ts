/**
 * Before: `ante-knight`
 * After:  `anti-knight`
 */

import * as messages from '../../messages/index';
import { sectionsIn, spanAt } from '../rules/places';
import { type ActionSource, touches } from './action';

/** The fixes of mistakes in rules where it is certain what was meant. */
export const ruleFixes: ActionSource = {
  kind: 'quickfix',
  *actions({ file, at }) {
    for (const { section, origin } of sectionsIn(file)) {
      for (const { line, problem } of section.problems) {
        const { fix, severity } = problem;
        const start = origin + line.start;
        const span = spanAt(start, problem);
        if (!fix || !touches(span, at)) continue;
        yield {
          title: messages.rules.fix(line.text, fix),
          kind: 'quickfix',
          isPreferred: true,
          fixes: { code: severity === 'error' ? 'invalid-rule' : 'doubtful-rule', ...span },
          edits: () => [{ ...spanAt(start, fix), text: fix.text }],
        };
      }
    }
  },
};
