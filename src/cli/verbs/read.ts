import { formatOption } from './shared/common';
import { formatOf } from './shared/perPuzzle';
import type { VerbOption, WholeVerb } from './shared/verb';

const debugOption: VerbOption = {
  name: 'debug',
  value: 'FOLDER',
  summary:
    'Write the stages of reading each picture into this folder, as PNG files: the gray picture, the lines that were found, and the cells.',
};

/** `sudoku read`. */
export const readVerb: WholeVerb = {
  description: [
    'Reads the puzzles in each picture, a photo or a screenshot in PNG or JPEG format, and writes each on one line, in reading order. Nothing is sent over the network.',
    'A picture that the extension has exported contains the puzzle as text, which is written unchanged, with its rules.',
    'Cells in doubt are listed on standard error, with the second guess. If the puzzle has exactly one solution only with the second guess in one or two cells, these digits are written instead, and the exchanged cells are listed.',
    'The exit status is 1 when cells are in doubt or the puzzle does not have exactly one solution, and 2 when no puzzle was read.',
  ],
  operands: 'PICTURE ...',
  options: [formatOption, debugOption],
  examples: [
    { command: 'sudoku read photo.jpg', does: 'Writes the puzzle in a photo.' },
    { command: 'sudoku read photo.jpg | sudoku solve', does: 'Solves it.' },
    { command: 'sudoku read --debug stages photo.jpg', does: 'Shows what the reader sees.' },
  ],
  fields: ['file', 'position', 'isValid', 'doubtful', 'exchanged'],
  async run({ values, files, write, complain }) {
    const { checkingEmbedded, findingInPicture, ternaryOf } = await import('../../features/pictures/finding');
    const { finish } = await import('../../core/pausing');
    const { readingPictures } = await import('../../messages/formats/readingPictures');
    const { lineOrGrid } = await import('../../features/pictures/writing');
    const { makeCell, makeLine } = await import('../../core/notation');
    const { tools } = await import('../../messages/tools');
    const { outputLineOf } = await import('../output/rows');
    const format = formatOf(values);
    for await (const { name, bytes } of files()) {
      if (bytes.length === 0) continue;
      if (values.debug !== undefined) await writeStages(values.debug as string, name, bytes);
      const found = finish(findingInPicture(bytes));
      if (found.kind === 'problem') {
        complain(`${name}: ${readingPictures.problem(found.problem)}`, 'trouble');
        continue;
      }
      if (found.kind === 'embedded') {
        const [{ content, keepsStyle, text }] = found.puzzles;
        const position = makeLine(content.grid.digits);
        const isValid = ternaryOf(finish(checkingEmbedded(content.grid)));
        const row = { file: name, position, isValid, doubtful: '', exchanged: '' };
        await write([outputLineOf(format, row, keepsStyle ? position : text)]);
        continue;
      }
      for (const [i, puzzle] of found.puzzles.entries()) {
        const { geometry, digits, doubtful, isValid } = puzzle;
        const place = found.puzzles.length > 1 ? `${name}, puzzle ${i + 1}` : name;
        const nameOf = (cell: number) => makeCell(geometry, cell);
        const position = makeLine(digits);
        const listOf = (doubts: typeof doubtful) =>
          doubts.map(({ cell, second }) => `${nameOf(cell)}=${second}`).join(' ');
        const row = {
          isValid: ternaryOf(isValid),
          doubtful: listOf(doubtful.filter(({ isExchanged }) => !isExchanged)),
          exchanged: listOf(doubtful.filter(({ isExchanged }) => isExchanged)),
        };
        await write([outputLineOf(format, { file: name, position, ...row }, lineOrGrid(puzzle))]);
        for (const doubt of doubtful) {
          const message = tools.doubtfulCell({ ...doubt, cell: nameOf(doubt.cell) });
          complain(`${place}: ${message}`, 'findings');
        }
        if (isValid === false) complain(`${place}: The puzzle does not have exactly one solution.`, 'findings');
      }
    }
  },
};

/** Writes the stages of reading a picture into a folder. Their names begin with the name of the picture. */
async function writeStages(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const { mkdirSync, writeFileSync } = await import('node:fs');
  const { basename, extname, join } = await import('node:path');
  const { finish } = await import('../../core/pausing');
  const { encodePng } = await import('../../picture/encoding');
  const { stagesOf } = await import('../../picture/stages');
  mkdirSync(folder, { recursive: true });
  for (const stage of finish(stagesOf(bytes)))
    writeFileSync(join(folder, `${basename(name, extname(name))}-${stage.name}.png`), encodePng(stage.picture));
}
