/** What the parser reads in all texts of the corpus, and in texts with small changes. */

import { read } from '../../src/text/parser/parser';
import { corpus } from './corpus';
import { damaged } from './damage';
import { dump } from './dump';
import { digests } from './records';

/** Number of changed texts for each text. */
const CHANGED = 9;

digests(
  'parsing',
  corpus.map(({ name, text }) => [
    name,
    () =>
      damaged(text, CHANGED)
        .map(each => `${JSON.stringify(each)}\n${dump(read(each))}`)
        .join('\n'),
  ]),
);
