/**
 * Pictures of the steps of a path, for a Markdown article. They are files in a folder next to it, and not in its text: sites
 * that show Markdown, such as GitHub, drop pictures in data URIs, and a text with a hundred pictures in it could not be edited.
 */

import * as vscode from 'vscode';
import { colorsOf } from '../../../board/drawing/palettes';
import { pictureOf, scaleOf } from '../../../board/drawing/picture';
import { stepDrawingOf } from '../../../board/drawing/stepDrawing';
import type { Settings } from '../../../features/settings';
import { LAST_STAGE } from '../../../features/steps/hint';
import type { PathReport } from '../../../features/steps/pathReport';
import * as messages from '../../../messages/index';
import { withProgress } from '../../services/progress';
import { nameIn, write } from './saving';

/** Maximum number of pictures of a path. One has about 20 KB. */
const MOST = 300;

/**
 * Asks which steps get a picture, and writes these. Returns the addresses of the pictures by the index of their step, relative to
 * the file; undefined when the user canceled.
 */
export async function addPictures(
  file: vscode.Uri,
  report: PathReport,
  { pictureColors }: Settings,
): Promise<ReadonlyMap<number, string> | undefined> {
  const name = `${nameIn(file).replace(/\.md$/i, '')} pictures`;
  const folder = vscode.Uri.joinPath(file, '..', name);
  const wanted = await askSteps(report, folder, name);
  if (!wanted) return undefined;
  const drawn = await withProgress({ title: messages.path.drawing(), steps: drawing(report, wanted, pictureColors) });
  if (!drawn) return undefined;
  const width = String(report.path.steps.length).length;
  const addresses = new Map<number, string>();
  for (const [index, svg] of drawn) {
    const picture = `${String(index + 1).padStart(width, '0')}.svg`;
    await write(vscode.Uri.joinPath(folder, picture), svg); // also creates the folder
    addresses.set(index, `${inLink(name)}/${picture}`);
  }
  return addresses;
}

/** The indices of the steps that the user wants to see; undefined when the question was closed. */
async function askSteps(
  { path: { steps } }: PathReport,
  folder: vscode.Uri,
  name: string,
): Promise<readonly number[] | undefined> {
  const words = messages.path;
  const all = [...steps.keys()];
  const hard = all.filter(i => steps[i].placements.length === 0);
  const isThere = await vscode.workspace.fs.stat(folder).then(
    () => true,
    () => false,
  );
  const item = (label: string, indices: readonly number[]) => ({
    label,
    description: words.pictureCount(indices.length, MOST, name),
    // The dialog has only asked about the file.
    ...(isThere && { detail: words.replaces() }),
    indices: indices.slice(0, MOST),
  });
  const items = [
    { label: words.noPictures(), indices: [] },
    ...(hard.length > 0 ? [item(words.hardPictures(), hard)] : []),
    ...(all.length > 0 ? [item(words.allPictures(), all)] : []),
  ];
  return (await vscode.window.showQuickPick(items, { placeHolder: words.whichPictures() }))?.indices;
}

/** Draws steps, each in the position after the earlier steps. */
function* drawing(
  { puzzle, path }: PathReport,
  wanted: readonly number[],
  palette: Settings['pictureColors'],
): Generator<undefined, ReadonlyMap<number, string>> {
  const drawn = new Map<number, string>();
  const isWanted = new Set(wanted);
  const colors = colorsOf(palette);
  let before = path.start;
  for (const [i, step] of path.steps.entries()) {
    if (isWanted.has(i)) {
      const drawing = stepDrawingOf(puzzle, { step, stage: LAST_STAGE, before });
      drawn.set(i, pictureOf(puzzle, { content: 'digits', step: drawing, scale: scaleOf(puzzle), colors }));
    }
    before = before.after(step);
    yield undefined;
  }
  return drawn;
}

/** Encodes a name for the address of a Markdown link. */
function inLink(name: string): string {
  return encodeURIComponent(name).replace(/[()]/g, bracket => (bracket === '(' ? '%28' : '%29'));
}
