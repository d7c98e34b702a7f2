/** Reading texts without pauses, for tests. */

import type { FormatReading } from '../../src/formats/content';
import * as source from '../../src/formats/finding/readText';
import { finish } from '../../src/text/work';

/** The puzzle in a text of one puzzle. */
export const readText = (text: string): FormatReading => finish(source.readText(text));
