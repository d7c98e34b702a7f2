import assert from 'node:assert/strict';
import { briefOf } from '../../../src/language/messages/brief';
import * as catalogs from '../../../src/language/messages/index';

describe('a brief message', () => {
  const check = (message: string, brief: string, details?: string) =>
    assert.deepEqual(briefOf(message), { brief, ...(details !== undefined && { details }) });
  const long = 'and so on, '.repeat(9);

  it('is the whole message where that is short', () =>
    check('Open a file. Then try again.', 'Open a file. Then try again.'));
  it('is the first sentence of a long one', () =>
    check(`This is so. It is ${long}as it was.`, 'This is so.', `It is ${long}as it was.`));
  it('is cut where the first sentence is long, and the details have all of it', () => {
    const { brief, details } = briefOf(`It is ${long}as it was. So.`);
    assert.ok(brief.length <= 60 && brief.endsWith('…'));
    assert.equal(details, `It is ${long}as it was. So.`);
  });
});

/** The catalogs of commands and of what they answer; the others are for places where long sentences have room. */
const OF_COMMANDS = [
  ...(['allSteps', 'baseline', 'collection', 'commands', 'convert', 'exchange', 'hint', 'lint', 'pasting'] as const),
  ...(['play', 'progress', 'repairs', 'ruleEdits', 'trace', 'transform', 'typing', 'webPage'] as const),
];

/** Sentences of these catalogs that are shown elsewhere: in a menu, on a page, in a dialog or a hover. */
const ELSEWHERE = [
  'hint.cannotHold',
  'play.started',
  'transform.aboutRelabel',
  'transform.aboutShuffle',
  'webPage.needsScript',
];

const messages: Readonly<Record<string, object>> = { ...catalogs };

describe('messages of commands', () => {
  const sentences = OF_COMMANDS.flatMap(name =>
    Object.entries<unknown>({ ...messages[name] }).flatMap(([key, message]) => {
      const text = typeof message === 'function' && message.length === 0 ? message() : undefined;
      const isSentence = typeof text === 'string' && text.endsWith('.') && !ELSEWHERE.includes(`${name}.${key}`);
      return isSentence ? [[`${name}.${key}`, text] as const] : [];
    }),
  );

  it('say what happened in a first sentence that a notification does not cut off', () => {
    assert.ok(sentences.length > 60, String(sentences.length));
    for (const [key, text] of sentences) {
      const { brief } = briefOf(text);
      assert.ok(text.startsWith(brief), `${key}: ${text}`);
    }
  });
});
