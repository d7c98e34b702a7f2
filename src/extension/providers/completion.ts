import * as vscode from 'vscode';
import { type Completion, completionsAt } from '../../features/completion/completion';
import { hasRules, puzzleAt } from '../../text/puzzleFile';
import { rangeOf } from '../services/convert';
import { type EditorAnalysis, sourceOfDocument } from '../services/documents';

const KINDS: Record<Completion['kind'], vscode.CompletionItemKind> = {
  digit: vscode.CompletionItemKind.Value,
  blank: vscode.CompletionItemKind.Constant,
  grid: vscode.CompletionItemKind.Snippet,
  section: vscode.CompletionItemKind.Module,
  header: vscode.CompletionItemKind.Property,
  rule: vscode.CompletionItemKind.Keyword,
};

/** Lines that begin like headers and sections. */
const STARTS = /^\s*[#[]/;

/** Lines that may become mark lines. */
const MARK_KEY = /^\s*(?:#[ \t]*[a-z]*(?:[ \t]\w*)?)?$/;

/** Completes cells, empty grids, sections, header keys and the keys of mark lines. */
export function completionProvider(analysis: EditorAnalysis): vscode.CompletionItemProvider {
  return {
    async provideCompletionItems(document, position, _token, { triggerKind }) {
      const at = document.offsetAt(position);
      const file = analysis.documents.puzzlesOf(document).around({ start: at, end: at });
      const { line, character } = position;
      const lineText = (number: number) => (number < document.lineCount ? document.lineAt(number).text : '');
      const before = lineText(line).slice(0, character);
      const place = { offset: at, before, after: lineText(line).slice(character), below: lineText(line + 1) };
      const inRules = hasRules(file)
        ? (await import('../../features/rules/index')).completionsInRules(file, before, at)
        : [];
      const puzzle = puzzleAt(file, at);
      const inMarks =
        !puzzle && inRules.length === 0 && MARK_KEY.test(before)
          ? (await import('../../features/marks/markHelp')).markCompletions(
              file,
              sourceOfDocument(document),
              before,
              at,
            )
          : [];
      // A list that opens automatically while the user types a title or a cell would be in the way.
      const isAsked = triggerKind !== vscode.CompletionTriggerKind.TriggerCharacter || (!puzzle && STARTS.test(before));
      const others = isAsked ? completionsAt(puzzle, place, inRules.length > 0) : [];
      const completions = [...inRules, ...(isAsked ? inMarks : []), ...others];
      const items = completions.map((completion, i) => itemOf(document, completion, i));
      // A list that the user opens stays when nothing in it matches, and Tab would accept the last match. So VS Code must
      // request again after each key. It immediately closes a list that a character opened.
      const isOpened = triggerKind === vscode.CompletionTriggerKind.TriggerCharacter;
      return new vscode.CompletionList(items, inRules.length > 0 && !isOpened);
    },
  };
}

function itemOf(document: vscode.TextDocument, completion: Completion, order: number): vscode.CompletionItem {
  const { kind, label, detail, more, edit, isSnippet, others, isPreferred, suggestsNext, filter } = completion;
  const item = new vscode.CompletionItem({ label, description: detail }, KINDS[kind]);
  item.range = rangeOf(document, edit);
  item.insertText = isSnippet ? new vscode.SnippetString(edit.text) : edit.text;
  // The list is not filtered by the content of the cell.
  const isCell = kind === 'digit' || kind === 'blank';
  item.filterText = isCell ? document.getText(item.range) : (filter ?? label);
  item.sortText = String(order).padStart(3, '0');
  item.preselect = isPreferred;
  if (more) item.documentation = new vscode.MarkdownString(more);
  // An empty list would count as a change, and Enter after a whole word would accept the proposal again.
  if (others.length > 0)
    item.additionalTextEdits = others.map(other => vscode.TextEdit.replace(rangeOf(document, other), other.text));
  // With `auto`, the list closes when it becomes empty.
  if (suggestsNext)
    item.command = { title: label, command: 'editor.action.triggerSuggest', arguments: [{ auto: true }] };
  return item;
}
