/** The pseudo-locale: English in brackets and 40 % longer, which shows text that is not translated, and where longer text is clipped. */

import type { Language } from '../src/core/sentences';
import { type Part, templatePartsOf } from '../src/core/templates';
import { templates } from '../tools/sources/templates';

/** Its name in VS Code. */
export const PSEUDO = 'qps-ploc';

const [OPEN, CLOSE] = ['⟦', '⟧'];

/** A text of this language. Values and the cases of plurals stay as they are. */
export function pseudo(template: string): string {
  const letters = template.replace(/[{}]/g, '').length;
  return `${OPEN}${template}${'°'.repeat(Math.ceil(0.4 * letters))}${CLOSE}`;
}

export const pseudoLanguage = (): Language => ({
  locale: PSEUDO,
  texts: Object.fromEntries(templates().map(template => [template, pseudo(template)])),
});

/** The rest of a text without its translated parts. */
export function untranslated(text: string): string {
  let depth = 0;
  let rest = '';
  for (const c of text) {
    if (c === OPEN) depth++;
    if (depth === 0) rest += c;
    if (c === CLOSE) depth--;
  }
  return rest;
}

/** A language without letters, also between the items of a list: letters in a sentence are data, or not translated. */
export const letterlessLanguage = (): Language => ({
  locale: 'zh-cn',
  texts: Object.fromEntries(templates().map(template => [template, withoutLetters(templatePartsOf(template))])),
});

/** A template of some parts, with a symbol for each letter. */
function withoutLetters(parts: readonly Part[]): string {
  return parts
    .map(part => {
      if (typeof part === 'string') return part.replace(/\p{L}/gu, '·');
      if (part.kind === 'number') return '#';
      if (part.kind === 'value') return part.form ? `{${part.name}, form, ${part.form}}` : `{${part.name}}`;
      const cases = [...part.cases].map(([key, own]) => `${key} {${withoutLetters(own)}}`);
      return `{${part.name}, ${part.kind}, ${cases.join(' ')}}`;
    })
    .join('');
}
