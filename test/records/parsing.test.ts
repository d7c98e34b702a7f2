/** Records the results of parsing small texts, pasted texts, and the same texts with small changes. */

import { pasted, small } from './corpus';
import { readingsOf } from './readings';
import { digests } from './records';

digests('parsing', readingsOf([...small, ...pasted]));
