/** `Read Picture…`: writes the puzzles in pictures at the cursor or into a new file. */

import * as vscode from 'vscode';
import * as messages from '../../../messages/index';
import { activeDocument } from '../../services/activeEditor';
import type { EditorAnalysis } from '../../services/documents';
import { isSudoku } from '../../services/languages';
import { cursorOf } from '../../services/puzzleAt';
import type { Command, CommandServices } from '../command';

/** The file in the menu has a name of pictures that can be read. */
const OF_PICTURE = ['png', 'jpg', 'jpeg', 'svg', 'PNG', 'JPG', 'JPEG']
  .map(name => `resourceExtname == .${name}`)
  .join(' || ');

export const readPictureCommand: Command = {
  id: 'sudoku.readPicture',
  section: 'start',
  title: 'Read Picture…',
  description:
    'Reads the puzzle in a photo or screenshot, a PNG or JPEG file, and writes it at the cursor or into a new file. Also in the menu of picture files in the Explorer. See [Read pictures](reading-pictures.md)',
  menus: {
    'explorer/context': { group: '3_sudoku@1', when: OF_PICTURE },
  },
  make: ({ analysis, pictures }) => readPictures(analysis, pictures),
};

/**
 * Reads pictures: those in the arguments (a URI, and as in the Explorer the URIs of all selected files) into a new file, otherwise one that
 * the user chooses, at the cursor of a Sudoku file. Returns the URI of the changed file, and the number of puzzles.
 */
function readPictures(analysis: EditorAnalysis, pictures: CommandServices['pictures']) {
  return async (uri?: unknown, selected?: unknown) => {
    const { NOTHING_READ, picturesOrErrors } = await import('../../pictures/pictures');
    if (uri instanceof vscode.Uri) {
      const all = Array.isArray(selected) ? selected.filter(one => one instanceof vscode.Uri) : [];
      return (await pictures()).writeNewFile(await picturesOrErrors(all.length > 1 ? all : [uri]));
    }
    const document = activeDocument();
    const chosen = await vscode.window.showOpenDialog({
      openLabel: messages.readingPictures.read(),
      filters: { [messages.readingPictures.kind()]: ['png', 'jpg', 'jpeg', 'svg'] },
    });
    if (!chosen) return NOTHING_READ;
    const read = await picturesOrErrors(chosen);
    if (!document || !isSudoku(document) || document.isClosed) return (await pictures()).writeNewFile(read);
    const [picture] = read;
    if (!picture) return NOTHING_READ;
    const { uri: changed, puzzles } = await (await pictures()).writeInto(
      document,
      cursorOf(analysis, document),
      picture,
    );
    return { uri: changed, puzzles };
  };
}
