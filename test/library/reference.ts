/** The reference of the library in docs/library.md, made from the doc comments of its types. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The words above the reference in docs/library.md. */
export const HEADING = '## Reference';

/** The reference as Markdown: functions first, then types. */
export function referenceOf(source = readFileSync(join(__dirname, '../../src/library/index.ts'), 'utf8')): string {
  const declared = [...source.matchAll(/^\/\*\*\n?([\s\S]*?)\*\/\nexport (function\*?|interface) (\w+)([^{]*)\{/gm)];
  const parts = declared.map(([whole, comment, kind, name, rest]) => {
    const at = source.indexOf(whole) + whole.length;
    const body = source.slice(at, source.indexOf('\n}', at));
    const code = kind === 'interface' ? interfaceCode(name, body) : `${name}${rest.trim()}`;
    return { kind, text: `### ${name}\n\n${proseOf(comment)}\n\n\`\`\`ts\n${code}\n\`\`\`` };
  });
  const isType = ({ kind }: { kind: string }) => kind === 'interface';
  return [...parts.filter(part => !isType(part)), ...parts.filter(isType)].map(({ text }) => text).join('\n\n');
}

const interfaceCode = (name: string, body: string) => `interface ${name} {${body}\n}`;

/** The text of a doc comment. */
function proseOf(comment: string): string {
  const lines = comment.split('\n').map(line => line.replace(/^ ?\* ?/, '').trim());
  return lines
    .join('\n')
    .trim()
    .replace(/^@throws (.*)$/m, 'Throws a $1.');
}
