/** Puzzles in texts of other programs, with the marks of their players. */

import type { Marks } from '../../text/marks/marks';
import { finish } from '../../text/work';
import { takeFPuzzle, takePayload } from '../fPuzzles/fPuzzles';
import { type ImportedPuzzle, parseJson } from '../shared/reading';
import { takenOf } from '../shared/ruled';
import type { VariantContent } from '../shared/variantContent';
import { linksIn } from './links';

/** A puzzle that was read of a text in the form of another program. Readers of variants tell that there are marks, and read none. */
export function takenText(text: string, reading: VariantContent): ImportedPuzzle {
  const taken = takenOf(reading);
  const marks = taken.lost.includes('marks') ? marksIn(text.trim()) : undefined;
  if (!marks) return taken;
  return { ...taken, content: { ...taken.content, marks }, lost: taken.lost.filter(part => part !== 'marks') };
}

/** Whether a text is a JSON object. Its lists of numbers may look like a puzzle too. */
export const isObjectText = (text: string) => /^\s*\{/.test(text);

/** The marks in JSON of f-puzzles, in its compressed form, or in a link. */
function marksIn(text: string): Marks | undefined {
  const json = isObjectText(text) ? parseJson(text) : undefined;
  const taken = json ? takeFPuzzle(json) : (takePayload(text) ?? finish(linksIn(text))[0]?.taken);
  return taken?.content.marks;
}
