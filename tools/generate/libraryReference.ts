/** The reference of the library in docs/library.md, generated from the declarations that the compiler writes. */

/** The words above the reference in docs/library.md. */
export const HEADING = '## Reference';

/** Something that the library exports. */
interface Declared {
  readonly kind: 'function' | 'type';
  readonly name: string;
  /** Its doc comment without the delimiters. */
  readonly prose: string;
  /** Its signature, or the whole type. */
  readonly code: string;
}

/** The reference as Markdown: functions first, then types. `declarations` is index.d.mts, which `npm run package:npm` makes. */
export function referenceOf(declarations: string): string {
  const all = declaredIn(declarations);
  return [...all.filter(({ kind }) => kind === 'function'), ...all.filter(({ kind }) => kind === 'type')]
    .map(({ name, prose, code }) => `### ${name}\n\n${prose}\n\n\`\`\`ts\n${code}\n\`\`\``)
    .join('\n\n');
}

/**
 * The declarations, in order. The compiler starts each statement at the start of a line, indents its contents, and ends it with `;` or `}`.
 * So a line that is not indented starts or ends a statement or a comment.
 */
function declaredIn(declarations: string): Declared[] {
  const all: Declared[] = [];
  let comment: string[] = [];
  let statement: string[] = [];
  let isComment = false;
  for (const line of declarations.split(/\r?\n/)) {
    if (statement.length === 0 && line.startsWith('/**')) {
      comment = [];
      isComment = true;
    }
    if (isComment) {
      comment.push(line);
      isComment = !line.endsWith('*/');
      continue;
    }
    if (line === '' || line.startsWith('//')) continue;
    statement.push(line);
    if (/^\s/.test(line) || !/[;}]$/.test(line)) continue;
    all.push(declared(statement.join('\n'), comment.join('\n')));
    comment = [];
    statement = [];
  }
  return all;
}

function declared(statement: string, comment: string): Declared {
  const [, kind, name] = /^export (?:declare )?(function|interface|type) (\w+)/.exec(statement) ?? [];
  if (name === undefined || comment === '') throw new Error(`The reference has no place for this:\n${statement}`);
  const code = statement
    .replace(/^export (declare )?/, '')
    .replace(/^( {4})+/gm, indent => '  '.repeat(indent.length / 4));
  return {
    kind: kind === 'function' ? 'function' : 'type',
    name,
    prose: proseOf(comment),
    code: kind === 'function' ? code.replace(/^function /, '').replace(/;$/, '') : code,
  };
}

/** The text of a doc comment. */
function proseOf(comment: string): string {
  return comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map(line => line.trim().replace(/^\*( |$)/, ''))
    .join('\n')
    .trim()
    .replace(/\n*^@throws (.*)$/gm, '\n\nThrows a $1.')
    .trim();
}
