import { printable } from '../output/printable';
import { puzzleNameOf, whyNotRead } from './shared/outcome';
import { UsageError, type VerbOption, type WholeVerb } from './shared/verb';

const contentOption: VerbOption = {
  name: 'content',
  value: 'WHAT',
  values: ['digits', 'candidates', 'givens', 'solution'],
  standard: 'digits',
  summary:
    'What to draw besides the givens. digits: the entries. candidates: the entries and candidates. givens: nothing. solution: the solution.',
};
const colorsOption: VerbOption = {
  name: 'colors',
  value: 'NAME',
  values: ['light', 'dark', 'print'],
  standard: 'light',
  summary: 'light, dark, or print for black and gray.',
};
const outOption: VerbOption = {
  name: 'folder',
  value: 'FOLDER',
  summary: 'Write a file for each puzzle into this folder, named after its input and line.',
};

/** `sudoku render`. */
export const renderVerb: WholeVerb = {
  description: [
    'Draws each puzzle as the editor exports it. One puzzle is written to the output. For several puzzles, specify `--folder`; the output then lists the files.',
  ],
  options: [contentOption, colorsOption, outOption],
  examples: [
    { command: 'sudoku render puzzle.sudoku > puzzle.svg', does: 'Draws one puzzle.' },
    {
      command: 'sudoku render --content candidates --folder pictures puzzles.sdm',
      does: 'Draws all puzzles of a file.',
    },
  ],
  fields: [],
  async run({ values, blocks, print, write, puzzles, complain }) {
    const { pictureOf, scaleOf } = await import('../../board/drawing/picture');
    const { textForPicture } = await import('../../features/pictures/embedding');
    const { colorsOf } = await import('../../board/drawing/palettes');
    const { recordsIn } = await import('../input/foreign');
    const { isWhole } = await import('../../text/puzzle');
    const { marksOf } = await import('../../text/marks/marks');
    const { sourceOf } = await import('../../text/document/textSource');
    const { solutionIn, solvePuzzle } = await import('../../features/solving/solving');
    const { finish } = await import('../../text/work');
    const { mkdirSync, writeFileSync } = await import('node:fs');
    const { join } = await import('node:path');
    const content = (values.content ?? 'digits') as Parameters<typeof pictureOf>[1]['content'];
    const colors = colorsOf((values.colors ?? 'light') as Parameters<typeof colorsOf>[0]);
    const folder = values.folder as string | undefined;
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
    const used = new Set<string>();
    let first: string | undefined;
    for await (const block of blocks()) {
      const { records, complaints, foreign } = recordsIn(block);
      for (const complaint of complaints) complain(complaint, 'findings');
      puzzles(records.length);
      for (const record of records) {
        const { name, line, puzzle } = record;
        const outcome = content === 'solution' ? finish(solvePuzzle(puzzle, undefined, 'any solution')) : undefined;
        const solution = outcome && solutionIn(puzzle, outcome);
        if (!isWhole(puzzle) || (outcome && !solution)) {
          complain(`${puzzleNameOf(record)} ${isWhole(puzzle) ? 'has no solution' : whyNotRead(puzzle)}`, 'findings');
          continue;
        }
        const source = sourceOf(foreign?.form.text ?? block.text);
        const marks = marksOf(puzzle, source);
        const drawn = content === 'givens' ? puzzle.givens : solution;
        const metadata = textForPicture(puzzle, source, drawn);
        const svg = pictureOf(puzzle, { content, solution, marks, metadata, colors, scale: scaleOf(puzzle) });
        if (folder !== undefined) {
          const file = join(folder, fileNameOf(name, line, used));
          writeFileSync(file, `${svg}\n`);
          await write([printable(file)]);
        } else if (first === undefined) first = svg;
        else throw new UsageError('There are several puzzles: `--folder FOLDER` writes a file for each.');
      }
    }
    if (first !== undefined) await print(`${first}\n`);
  },
};

/** A unique file name for a puzzle of an input: inputs in different folders may have the same name. */
function fileNameOf(name: string, line: number, used: Set<string>): string {
  const stem = name
    .split(/[/\\]/)
    .at(-1)!
    .replace(/\.[^.]*$/, '');
  for (let number = 1; ; number++) {
    const file = `${stem}-${line}${number === 1 ? '' : `-${number}`}.svg`;
    if (used.has(file)) continue;
    used.add(file);
    return file;
  }
}
