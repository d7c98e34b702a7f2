/** What the parser reads in texts that run all its branches, and in the same texts with small changes. */

import { chosen } from './corpus';
import { readingsOf } from './readings';
import { digests } from './records';

digests('parsingMore', readingsOf(chosen));
