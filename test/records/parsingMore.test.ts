/** Records the results of parsing texts that run all branches of the parser, and the same texts with small changes. */

import { chosen } from './corpus';
import { readingsOf } from './readings';
import { digests } from './records';

digests('parsingMore', readingsOf(chosen));
