import { contentsOf, WRITABLE_FORMATS, writing } from '../../formats/index';
import type { Loss } from '../../text/losses';
import { puzzleNameOf, whyNotRead } from './shared/outcome';
import type { VerbOption, WholeVerb } from './shared/verb';

/** The formats of `Copy As`. */
const FORMS = WRITABLE_FORMATS.map(({ word }) => word);

const toOption: VerbOption = {
  name: 'to',
  short: 't',
  value: 'FORM',
  values: FORMS,
  standard: 'line',
  summary: `The format: ${FORMS.join(', ')}.`,
};

/** `sudoku convert`. */
export const convertVerb: WholeVerb = {
  description: [
    'Reads puzzles in any format and writes all of them in one: for another program, a web page, a spreadsheet or a document. It also writes grids that it finds in text from which other verbs read no puzzle, such as digits with their positions. The error output lists what the format cannot store. Only grids, sdk, pencil-marks, iss, f-puzzles, f-puzzles-json and sudokupad can store rules.',
    'The exit status is 1 when a puzzle is left out because it cannot be read completely or the format cannot store its size, boxes or rules, and when a rule of another program is not supported.',
  ],
  options: [toOption],
  examples: [
    { command: 'sudoku convert puzzles.sudoku > puzzles.sdm', does: 'Writes one puzzle per line.' },
    { command: 'sudoku convert --to sudokuwiki puzzle.sudoku', does: 'Writes a link.' },
    {
      command: 'sudoku convert --to grid killers.txt',
      does: 'Writes killers in the format of another program as grids with [Rules].',
    },
  ],
  fields: [],
  async run({ values, blocks, print, puzzles, complain }) {
    const { sourceOf } = await import('../../text/document/textSource');
    const { recordsIn } = await import('../input/foreign');
    const { shownIn } = await import('../input/unread');
    const { read } = await import('../../text/parser/parser');
    const { isWhole } = await import('../../text/puzzle');
    const { finish } = await import('../../text/work');
    const messages = await import('../../messages/index');
    const format = WRITABLE_FORMATS.find(({ word }) => word === (values.to ?? 'line'))!;
    const lost = new Set<Loss>();
    let left = 0;
    let unfit = 0;
    const emit = async (contents: Parameters<typeof writing>[1]) => {
      const written = finish(writing(format, contents));
      for (const part of written.lost) lost.add(part);
      unfit += written.unfit;
      await print(written.text);
    };
    const all: Parameters<typeof writing>[1][number][] = [];
    for await (const block of blocks()) {
      const { records, complaints, foreign, lost: ofPlayers = [] } = recordsIn(block);
      for (const part of ofPlayers) lost.add(part);
      for (const complaint of complaints) complain(complaint, 'findings');
      // Grids found in text that is not read, such as two side by side, can be written.
      const shown = records.length + complaints.length > 0 || foreign || 'plain' in block ? '' : shownIn(block);
      const own = shown ? read(shown).puzzles : records.map(({ puzzle }) => puzzle);
      puzzles(own.length);
      for (const record of records)
        if (!isWhole(record.puzzle)) complain(`${puzzleNameOf(record)} ${whyNotRead(record.puzzle)}`, 'findings');
      const { contents, unreadable } = foreign
        ? { contents: foreign.contents, unreadable: records.length - foreign.contents.length }
        : finish(contentsOf(own, sourceOf(shown || block.text)));
      left += unreadable;
      if (format.perLine) await emit(contents);
      else all.push(...contents);
    }
    if (all.length > 0) await emit(all);
    if (lost.size > 0) complain(messages.exchange.lost(lost));
    if (left > 0) complain(messages.exchange.left(left), 'findings');
    if (unfit > 0) complain(messages.exchange.unfit(unfit), 'findings');
  },
};
