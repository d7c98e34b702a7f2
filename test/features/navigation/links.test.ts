import assert from 'node:assert/strict';
import { documentLinksOf } from '../../../src/features/navigation/links';
import { marked } from '../../text/texts';
import { documentOf, ended } from '../readingTexts';

/** Checks that the links of a text are at the marked places and have these targets. */
function check(markedText: string, ...targets: string[]): void {
  const text = markedText.replace(/[«»]/g, '');
  const links = ended(documentLinksOf(documentOf(text), { start: 0, end: text.length }));
  assert.equal(marked(text, links), markedText);
  assert.deepEqual(
    links.map(({ target }) => target),
    targets,
  );
}

describe('links', () => {
  it('are addresses after #U, with or without https', () =>
    check(
      '#Uwww.example.com/a?b=1\n#U«https://example.org»\n'.replace(
        '#Uwww.example.com/a?b=1',
        '#U«www.example.com/a?b=1»',
      ),
      'https://www.example.com/a?b=1',
      'https://example.org',
    ));
  it('are addresses after #S too', () => check('#S«example.com»\n', 'https://example.com'));
  it('are not words, comments or other protocols', () =>
    check(
      '#UNone\n#SThe Times\n# www.example.com\n#Ujavascript:alert(1)\n#Ucommand:x.y\n#Ufile:///etc\n#Dwww.a.com\n',
    ));
  it('are found once each in all parts of a long text', () => {
    const part = `#U«www.example.com»\n${'.'.repeat(81)}\n`;
    check(part.repeat(1500), ...Array(1500).fill('https://www.example.com'));
  });
});
