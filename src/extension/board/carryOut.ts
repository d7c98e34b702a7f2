import * as vscode from 'vscode';
import { editsForFirst } from '../../board/intents';
import * as messages from '../../messages/index';
import { workspaceEditOf } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { settingsOf } from '../services/settings';
import type { Inbox, IntentMessage } from './inbox';
import type { BoardTarget } from './target';

/** Maximum number of tries of an intent while the text is edited from elsewhere. */
const MOST_TRIES = 3;

/** The context in which an intent is executed. */
export interface Services {
  target(): BoardTarget | undefined;
  readonly isReadOnly: boolean;
  readonly analysis: EditorAnalysis;
  /** Called before the document is edited, with the last intent that the edit executes. */
  onEdit(last: number): void;
}

/**
 * Edits the document according to an intent and those that arrived during the last edit, so that a slow edit of a long
 * text delays at most two. Returns the reason if one of them is refused.
 */
export async function carryOut(
  first: IntentMessage,
  inbox: Inbox,
  surroundings: Services,
): Promise<string | undefined> {
  const { isReadOnly, analysis, onEdit } = surroundings;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const target = surroundings.target();
    const { puzzle } = target ?? {};
    if (!target?.startedAt(first.start) || !puzzle) return messages.boards.gone();
    if (isReadOnly) return messages.boards.readOnly();
    const { document } = target;
    const { version } = document;
    const { source } = analysis.documents.puzzlesOf(document);
    const wanted = [first, ...inbox.intents.filter(({ start }) => target.startedAt(start))];
    const intents = wanted.map(({ intent }) => intent);
    const guard = analysis.guards.of(document, puzzle);
    const guarded = guard?.isOn ? guard.cells : [];
    const result = editsForFirst(puzzle, source, intents, { ...settingsOf(document), guarded });
    if ('refused' in result) return result.refused;
    const carriedOut = wanted.slice(0, result.count);
    onEdit(carriedOut[carriedOut.length - 1].id);
    const edit = workspaceEditOf(document, result.edits);
    const apply = async () => vscode.workspace.applyEdit(edit);
    if (result.edits.length === 0 || (await analysis.typing.byBoard(document, apply))) {
      for (const intent of carriedOut) inbox.take(intent);
      return undefined;
    }
    if (document.version === version) break;
    // The text was edited from elsewhere in the meantime.
  }
  return messages.commands.notApplied();
}
