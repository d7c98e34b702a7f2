import { makeCell } from '../../core/notation';
import * as messages from '../../messages/index';
import { decodingBase64 } from '../../picture/base64';
import { foundResult, none, type Result } from '../../text/result';
import type { Work } from '../../text/work';
import { LONGEST } from './puzzleInput';
import type { FileTool, ReadNamedFile, ToolResult } from './tool';

/** The input: one of the two. */
interface PictureInput {
  readonly picture?: string;
  readonly data?: string;
}

type PictureAnswer = Parameters<typeof messages.tools.pictures>[0][number];

/** The largest picture file, in bytes. */
const MOST_BYTES = 30_000_000;

/** `sudoku_read_picture` */
export const readPictureTool: FileTool<PictureInput> = {
  name: 'sudoku_read_picture',
  title: 'Read a Sudoku in a Picture',
  summary: 'Reads the puzzles in a photo or a screenshot.',
  description:
    'Read the puzzle in a picture: a photo of a printed 9x9 puzzle, or a screenshot of a puzzle from 4x4 to 16x16, as a PNG or JPEG file, also a jigsaw or a ' +
    'killer. Returns the puzzle as text, the cells that may have been read incorrectly with the second guess, and whether the puzzle has exactly one solution. Use it ' +
    'instead of reading the digits yourself. If the picture shows several puzzles, `others` contains all but the first. Ask the user about doubtful cells before you pass the puzzle to other tools.',
  input: {
    type: 'object',
    properties: {
      picture: {
        type: 'string',
        maxLength: 1000,
        description: 'The path of the picture file, such as photos/newspaper.jpg.',
      },
      data: {
        type: 'string',
        maxLength: (MOST_BYTES * 4) / 3,
        description: 'Instead of "picture": the content of the file in base64.',
      },
    },
    additionalProperties: false,
  },
  async start(input, readFile) {
    const file = await fileOf(input, readFile);
    return reading(await loadedReader(), file);
  },
};

/** The bytes of the picture, or its data. */
async function fileOf({ picture, data }: PictureInput, readFile: ReadNamedFile): Promise<Result<Uint8Array | string>> {
  if (picture !== undefined && data === undefined) return readFile(picture, MOST_BYTES);
  return data !== undefined && picture === undefined ? foundResult(data) : none(messages.tools.input.pictureOrData());
}

/** The reader is loaded when the first picture arrives. */
const loadedReader = async () => ({
  ...(await import('../pictures/finding')),
  ...(await import('../pictures/writing')),
});

function* reading(
  { checkingEmbedded, findingInPicture, lineOrGrid, ternaryOf }: Awaited<ReturnType<typeof loadedReader>>,
  file: Result<Uint8Array | string>,
): Work<Result<ToolResult>> {
  const say = messages.tools;
  if (!file.isFound) return file;
  const bytes = typeof file.value === 'string' ? yield* decodingBase64(base64In(file.value)) : file.value;
  if (!bytes) return none(say.input.notBase64('data'));
  const found = yield* findingInPicture(bytes);
  switch (found.kind) {
    case 'problem':
      return none(messages.readingPictures.problem(found.problem));
    case 'embedded': {
      const [{ content, text }] = found.puzzles;
      if (text.length > LONGEST) return none(say.longPicture(LONGEST));
      const isUnique = ternaryOf(yield* checkingEmbedded(content.grid));
      return answer([
        {
          puzzle: text,
          size: content.grid.geometry.size,
          isUnique,
          isExact: true,
          doubtful: [],
        },
      ]);
    }
    case 'read':
      return answer(
        found.puzzles.map(puzzle => ({
          puzzle: lineOrGrid(puzzle),
          size: puzzle.geometry.size,
          isUnique: ternaryOf(puzzle.isValid),
          isExact: false,
          ...(puzzle.hasUnreadCages && { hasUnreadCages: true }),
          doubtful: puzzle.doubtful.map(({ cell, digit, second, isExchanged }) => ({
            cell: makeCell(puzzle.geometry, cell),
            digit,
            second,
            isExchanged,
          })),
        })),
      );
  }
}

/** The answer with the puzzles of a picture: the data of the first one, with those of the others. */
function answer(puzzles: readonly PictureAnswer[]): Result<ToolResult> {
  const [first, ...others] = puzzles.map(data => ({ ...data, doubtful: data.doubtful.map(cell => ({ ...cell })) }));
  return foundResult({
    text: messages.tools.pictures(puzzles),
    data: { ...first, ...(others.length > 0 && { others }) },
  });
}

/** The base64 in a text, which may be a data URL or have line breaks. */
function base64In(text: string): string {
  return text.replace(/^data:[^,]*,/, '').replace(/\s+/g, '');
}
