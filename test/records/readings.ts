/** The results of parsing texts, and texts with small changes. */

import { read } from '../../src/text/parser/parser';
import type { NamedText } from './corpus';
import { damaged } from './damage';
import { dump } from './dump';
import type { Cases } from './records';

/** Number of changed texts for each text. */
const CHANGED = 4;

export const readingsOf = (texts: readonly NamedText[]): Cases =>
  texts.map(({ name, text }) => [
    name,
    () =>
      damaged(text, CHANGED)
        .map(each => `${JSON.stringify(each)}\n${dump(read(each))}`)
        .join('\n'),
  ]);
