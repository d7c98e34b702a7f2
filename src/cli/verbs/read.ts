import type { Geometry } from '../../core/geometry';
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
    'Reads the puzzles in each picture, a photo or a screenshot in PNG or JPEG format, and writes each on one line, or on several lines with the regions of a jigsaw or the cages of a killer, in reading order. Nothing is sent over the network.',
    'A picture that the extension has exported contains the puzzle as text, which is written unchanged, with its rules.',
    'Cells in doubt are listed on standard error, with the second guess. If the puzzle has exactly one solution only with the second guess in one or two cells, these digits are written instead, and the exchanged cells are listed.',
    'The exit status is 1 when cells are in doubt, cages cannot be read, or the puzzle does not have exactly one solution, and 2 when no puzzle was read.',
  ],
  operands: 'PICTURE ...',
  options: [formatOption, debugOption],
  examples: [
    { command: 'sudoku read photo.jpg', does: 'Writes the puzzle in a photo.' },
    { command: 'sudoku read photo.jpg | sudoku solve', does: 'Solves it.' },
    { command: 'sudoku read --debug stages photo.jpg', does: 'Shows what the reader sees.' },
  ],
  fields: ['file', 'position', 'isValid', 'doubtful', 'exchanged', 'rules', 'regions'],
  async run({ values, files, write, complain }) {
    const { checkingEmbedded, findingInPicture, ternaryOf } = await import('../../features/pictures/finding');
    const { finish } = await import('../../core/pausing');
    const { readingPictures } = await import('../../messages/formats/readingPictures');
    const { lineOrGrid } = await import('../../features/pictures/writing');
    const { sectionLines } = await import('../../features/generate/writing');
    const { otherRegionsOf } = await import('../../formats/shared/layout');
    const { writeRegions } = await import('../../text/rules/sections/regionsText');
    const { makeCell, makeLine } = await import('../../core/notation');
    const { tools } = await import('../../messages/tools');
    const { outputLineOf } = await import('../output/rows');
    const format = formatOf(values);
    const sectionsOf = (geometry: Geometry) => {
      const { rules } = sectionLines(geometry);
      const regions = otherRegionsOf(geometry);
      const rows = regions && regions !== 'none' ? writeRegions(geometry) : [];
      return { rules: rules.join('; '), regions: rows.join('') || null };
    };
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
        const row = {
          file: name,
          position,
          isValid,
          doubtful: '',
          exchanged: '',
          ...sectionsOf(content.grid.geometry),
        };
        await write([outputLineOf(format, row, keepsStyle ? position : text)]);
        continue;
      }
      for (const [i, puzzle] of found.puzzles.entries()) {
        const { geometry, digits, doubtful, isValid, hasUnreadCages } = puzzle;
        const place = found.puzzles.length > 1 ? `${name}, puzzle ${i + 1}` : name;
        const nameOf = (cell: number) => makeCell(geometry, cell);
        const position = makeLine(digits);
        const listOf = (doubts: typeof doubtful) =>
          doubts.map(({ cell, second }) => `${nameOf(cell)}=${second}`).join(' ');
        const row = {
          isValid: ternaryOf(isValid),
          doubtful: listOf(doubtful.filter(({ isExchanged }) => !isExchanged)),
          exchanged: listOf(doubtful.filter(({ isExchanged }) => isExchanged)),
          ...sectionsOf(geometry),
        };
        await write([outputLineOf(format, { file: name, position, ...row }, lineOrGrid(puzzle))]);
        for (const doubt of doubtful) {
          const message = tools.doubtfulCell({ ...doubt, cell: nameOf(doubt.cell) });
          complain(`${place}: ${message}`, 'findings');
        }
        if (hasUnreadCages) complain(`${place}: ${readingPictures.unreadCages()}`, 'findings');
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
