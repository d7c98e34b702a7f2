/** What the parser reads in small texts, in pasted ones, and in the same texts with small changes. */

import { pasted, small } from './corpus';
import { readingsOf } from './readings';
import { digests } from './records';

digests('parsing', readingsOf([...small, ...pasted]));
