/**
 * Variant puzzles in the forms of other programs: readers of all, and writers of two. Loaded at first use. To add a form, write a file in
 * this folder and a line here.
 */

import { distinct, MOST_RULES } from '../../core/rules/distinct';
import * as messages from '../../messages/index';
import { readCageList } from '../cageLists';
import { readCandidateLine } from '../candidateLines';
import { readPayload } from '../fPuzzles/reader';
import { readAnySections, readSections } from '../iss/sections';
import { readJigsawLine } from '../jigsawLines';
import { readKillerArrows } from '../killerArrows';
import { readKillerNumbers } from '../killerNumbers';
import { readLetterCages } from '../letterCages';
import { decompress } from '../shared/lzString';
import { parseJson } from '../shared/reading';
import { isBroken, type Reading } from '../shared/variantContent';
import { readSolo } from '../solo';
import { readDrawing, readDrawnJson } from '../sudokuPad/drawings';
import { readSumoCue } from '../sumoCue';
import { unwrapId, unwrapLink, type Wrapped } from './wrapped';

export { writeFPuzzle, writeFPuzzlesLink } from '../fPuzzles/writing';
export { writeIss } from '../iss/writing';
export type { Broken, Reading, VariantContent, Written } from '../shared/variantContent';
export { isBroken } from '../shared/variantContent';

/** Most characters of a text that are read. */
const LONGEST = 1 << 20;

/** How the compressed JSON of f-puzzles and SudokuPad begins. */
const COMPRESSED = /^N4I[A-Za-z0-9+/=-]{20,}$/;

/** Readers of texts that tell by themselves which form they are, those with the clearest marks first. */
const READERS: readonly ((text: string) => Reading)[] = [
  readDrawnJson,
  readSections,
  readKillerNumbers,
  readSumoCue,
  readSolo,
  readCandidateLine,
  readKillerArrows,
  readJigsawLine,
  readLetterCages,
  readCageList,
];

/**
 * The variant puzzle in a text of one puzzle: a link, an id, JSON, or a line or grid of any form in this folder. It may have no rules,
 * where the form is one of variants but the puzzle is not. Undefined when the text is of no such form.
 */
export function readVariant(text: string): Reading {
  const reading = readAnyForm(text);
  const isTooMuch = reading && !isBroken(reading) && distinct(reading.rules).size > MOST_RULES;
  return isTooMuch ? { problem: messages.variants.tooManyRules(MOST_RULES) } : reading;
}

function readAnyForm(text: string): Reading {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST) return undefined;
  const wrapped = unwrapLink(trimmed) ?? unwrapId(trimmed);
  if (wrapped) return readWrapped(wrapped);
  if (COMPRESSED.test(trimmed)) return readDrawing(trimmed);
  for (const read of READERS) {
    const reading = read(trimmed);
    if (reading) return reading;
  }
  return undefined;
}

function readWrapped({ form, text }: Wrapped): Reading {
  switch (form) {
    case 'fPuzzles':
      return readPayload(text) ?? { problem: messages.variants.cut('f-puzzles') };
    case 'sudokuPad':
      return readSudokuPad(text);
    case 'iss':
      return readAnySections(text);
    case 'killerColours':
      return readLetterCages(text);
    case 'solo':
      return readSolo(text);
  }
}

/** An id of SudokuPad holds a puzzle, or is only the name of one on its server. */
function readSudokuPad(id: string): Reading {
  const wrapped = unwrapId(id);
  if (wrapped?.form === 'fPuzzles') return readWrapped(wrapped);
  const payload = wrapped?.text ?? id;
  const reading = readDrawing(payload);
  if (reading || !COMPRESSED.test(payload)) return reading;
  // What is whole, but no drawing, may be one of its texts of classic puzzles.
  return parseJson(decompress(payload) ?? '') ? undefined : { problem: messages.variants.cut('SudokuPad') };
}
