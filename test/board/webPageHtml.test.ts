import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { COLOR_NAMES } from '../../src/board/drawing/style';
import { webPageHtml } from '../../src/board/webPageHtml';
import { ENGLISH } from '../../src/core/sentences';
import { readText } from '../package/markdown';

const hashOf = async (text: string) => createHash('sha256').update(text).digest('base64');
const TITLE = '</script><script>alert(1)</script><!--';

/** The file with this code and style. */
const file = (script = 'a()', style = '.a{}', language = ENGLISH) =>
  webPageHtml({ game: { title: TITLE, text: '12' }, language, script, style, hashOf });

/** The texts of the elements with a tag. */
const contents = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^]*?)</${tag}>`, 'g'))].map(([, text]) => text);

describe('an exported page', () => {
  it('has the game as data that cannot end its element', async () => {
    const html = await file();
    const [data, , code, ...others] = contents(html, 'script');
    assert.deepEqual(others, []);
    assert.equal(code, 'a()');
    assert.deepEqual(JSON.parse(data), { title: TITLE, text: '12' });
    assert.doesNotMatch(data, /</);
    assert.match(html, /<title>&#60;\/script&#62;/);
  });
  it('has the language of the user, and translations that cannot end their element', async () => {
    const polish = { locale: 'pl', texts: { Undo: '</script>Cofnij' } };
    const html = await file(undefined, undefined, polish);
    const [, data] = contents(html, 'script');
    assert.deepEqual(JSON.parse(data), polish);
    assert.match(html, /<html lang="pl">/);
  });
  it('allows only its own code and style, by their hashes', async () => {
    const html = await file('a("</script>", /<!--/)\r\nb()', '.a{content:"</style>"}');
    const [, , code] = contents(html, 'script');
    const [style] = contents(html, 'style');
    assert.equal(code, 'a("\\x3c/script>", /\\x3c!--/)\nb()');
    const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    assert.equal(
      policy,
      `default-src 'none'; style-src 'sha256-${await hashOf(style)}'; script-src 'sha256-${await hashOf(code)}'; base-uri 'none'; form-action 'none'`,
    );
    assert.match(style, /content:"\\3c \/style>"/);
  });
  it('sets every color that the style of a board uses, light and dark', async () => {
    const [style] = contents(await file(), 'style');
    const [light, dark] = style.split('@media (prefers-color-scheme:dark)');
    // The parts of an exported page: it has no picker and no hints.
    const css = ['style/base', 'page/style/controls', 'page/style/page']
      .map(name => readText(`src/board/${name}.css`))
      .join('');
    const used = [...css.matchAll(/var\((--vscode-[\w-]+)\)/g)].map(([, name]) => name);
    assert.ok(used.length > 8);
    for (const part of [light, dark]) {
      for (const name of used) assert.ok(part.includes(`${name}:`), name);
      assert.match(part, /--vscode-editor-background:#[0-9a-f]{6}/);
      assert.match(part, /--color9:#[0-9a-f]{6}/);
      assert.match(part, /--selected:color-mix\(in srgb,#[0-9a-f]{6} \d+%,transparent\)/);
    }
    assert.notEqual(/--paper:(#\w+)/.exec(light)?.[1], /--paper:(#\w+)/.exec(dark)?.[1]);
  });
  it('mixes backgrounds that lie over others with the paper, and no other color', async () => {
    const [style] = contents(await file(), 'style');
    const mixed = {
      peer: ['given', 6],
      same: ['entry', 20],
      selected: ['selection', 20],
      conflict: ['wrong', 17],
      dead: ['wrong', 10],
    };
    for (const part of style.split('@media (prefers-color-scheme:dark)')) {
      const [, rules] = /:root \.page\{([^}]*)\}/.exec(part)!;
      const colors: Record<string, string> = Object.fromEntries(rules.split(';').map(rule => rule.slice(2).split(':')));
      assert.deepEqual(Object.keys(colors), [...COLOR_NAMES]);
      for (const [name, value] of Object.entries(colors)) {
        const [from, percent] = mixed[name as keyof typeof mixed] ?? [];
        if (percent === undefined) assert.match(value, /^#[0-9a-f]{3,6}$/, name);
        else assert.equal(value, `color-mix(in srgb,${colors[from]} ${percent}%,transparent)`);
      }
    }
  });
  it('needs no other file', async () => assert.doesNotMatch(await file(), /<link|<img|url\(|href=|src=|https?:/));
});
