import assert from 'node:assert/strict';
import { run } from './editor';

const FOUR = '12..\n3..2\n....\n2..1\n';

/** What VS Code's Markdown preview shows of a text. */
const render = (markdown: string) => run<string>('markdown.api.render', markdown);

describe('the Markdown preview', () => {
  it('draws a block, the first time too', async () => {
    const html = await render(`# A\n\n\`\`\`sudoku\n${FOUR}\`\`\`\n`);
    assert.match(
      html,
      /<div[^>]* data-line="2"[^>]*><div class="sudoku-pictures"><figure class="small"><svg [^>]*class="board"/,
    );
  });
  it('draws candidates', async () => {
    assert.match(await render(`\`\`\`sudoku candidates\n${FOUR}\`\`\`\n`), /class="candidate"/);
  });
  it('leaves other blocks as they are', async () => {
    for (const info of ['text', 'sudokus', '']) {
      const html = await render(`\`\`\`${info}\n${FOUR}\`\`\`\n`);
      assert.match(html, /<pre[^>]*><code[^>]*>.*12\.\.\n3\.\.2\n/s);
      assert.doesNotMatch(html, /<svg/);
    }
  });
  it('leaves a block without a puzzle as it is', async () => {
    assert.match(await render('```sudoku\nhello\n```\n'), /<pre[^>]*><code[^>]*>.*hello/s);
  });
});
