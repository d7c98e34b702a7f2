import { joinSentences } from '../../../core/sentences';
import type { PasteEdit } from '../../../features/pasting/pasting';
import * as messages from '../../../messages/index';

/** The notification after a paste; undefined when nothing was lost. */
export function pastingNoteOf({ lost, site, keepsSections, problem, doubts, unread }: PasteEdit): string | undefined {
  const sentences = [
    ...(problem === undefined ? [] : [messages.exchange.unreadVariant(problem)]),
    ...(lost.size > 0 ? [messages.exchange.lost(lost)] : []),
    ...(doubts === undefined ? [] : [messages.exchange.doubts(doubts)]),
    ...(keepsSections ? [messages.exchange.keptSections()] : []),
    ...(unread === undefined ? [] : [messages.exchange.leftBesideOthers(unread)]),
    ...(site === undefined ? [] : [messages.exchange.onServer(site)]),
  ];
  return sentences.length > 0 ? joinSentences(sentences) : undefined;
}
