/** Checks the actions at a cursor, and the text after an action. */

import assert from 'node:assert/strict';
import { type ActionKind, codeActions, type OfferedAction } from '../../../src/features/codeActions/index';
import { RecentEdits } from '../../../src/text/document/recentEdits';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { requestIn, verdictOf } from '../../package/findings';
import { selected } from '../../text/texts';

/** An edit of a text that replaces some characters at an offset. */
export interface Edit {
  readonly start: number;
  readonly removed: number;
  readonly added: string;
}

/** The quick fixes for the length of a row after edits, with the text after each. By default, the edits are known. */
export function fixesAfter(
  before: string,
  edit: Edit | readonly Edit[],
  edits: 'known' | 'unknown' = 'known',
): { title: string; isPreferred: boolean; after: string }[] {
  const recent = new RecentEdits();
  let text = before;
  let cursor = 0;
  for (const { start, removed, added } of [edit].flat()) {
    text = text.slice(0, start) + added + text.slice(start + removed);
    recent.add(start, removed, added.length);
    cursor = start + added.length;
  }
  const file = parse(text);
  const at = { start: cursor, end: cursor };
  const recentEdits = edits === 'known' ? recent.lastFirst : [];
  return codeActions({ ...requestIn(file), at, recentEdits }, ['quickfix'])
    .filter(({ fixes }) => fixes?.code === 'row-length')
    .map(({ title, isPreferred = false, edits: made }) => ({ title, isPreferred, after: applied(text, made()) }));
}

/** The actions at the cursor or selection that `‸` marks. */
export function actionsAt(
  marked: string,
  kinds: readonly ActionKind[] = ['quickfix'],
  known: typeof verdictOf | 'none' = verdictOf,
  isAsked = false,
): OfferedAction[] {
  const { text, at } = selected(marked);
  const file = parse(text);
  const verdictIfKnown = known === 'none' ? () => undefined : known;
  return codeActions({ ...requestIn(file), at, isAsked, verdictOf: verdictIfKnown }, kinds);
}

/** Checks that exactly these quick fixes are offered, in this order. */
export function offers(marked: string, ...titles: string[]): OfferedAction[] {
  const actions = actionsAt(marked);
  assert.deepEqual(
    actions.map(({ title }) => title),
    titles,
  );
  return actions;
}

/** Checks that an action with this title is offered and turns the text into this one. */
export function makes(marked: string, title: string, after: string, kind: ActionKind = 'quickfix'): OfferedAction {
  const { text } = selected(marked);
  const actions = actionsAt(marked, [kind]);
  const action = actions.find(one => one.title === title);
  assert.ok(action, `${title} is not among: ${actions.map(one => one.title).join('; ')}`);
  assert.equal(action.kind, kind);
  assert.equal(applied(text, action.edits()), after);
  return action;
}
