/** Scripts with which shells complete verbs, options and values, generated from the declarations of the verbs. */

import type { NamedVerb, VerbOption } from '../verbs/shared/verb';
import { HELP } from './help';
import { optionsOf } from './options';

/** By shell: generates its script. */
export const SCRIPTS: Readonly<Record<string, (verbs: readonly NamedVerb[]) => string>> = { bash, zsh, fish };

const withHelp = (verb: NamedVerb): readonly VerbOption[] => [...optionsOf(verb), HELP];
const words = ({ name, short }: VerbOption) => [`--${name}`, ...(short ? [`-${short}`] : [])];

function bash(verbs: readonly NamedVerb[]): string {
  const cases = verbs.flatMap(verb => {
    const options = withHelp(verb);
    const values = options.filter(option => option.values);
    return [
      `    ${verb.name})`,
      '      case "$previous" in',
      ...values.map(
        option =>
          `        ${words(option).join('|')}) COMPREPLY=($(compgen -W '${option.values!.join(' ')}' -- "$current")); return ;;`,
      ),
      '      esac',
      `      options='${options.flatMap(words).join(' ')}'`,
      '      ;;',
    ];
  });
  return [
    '# Completions of sudoku for bash.',
    '_sudoku() {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: shell syntax
    '  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" options=',
    '  COMPREPLY=()',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W '${verbs.map(({ name }) => name).join(' ')} --help' -- "$current"))`,
    '    return',
    '  fi',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: shell syntax
    '  case "${COMP_WORDS[1]}" in',
    ...cases,
    '  esac',
    '  if [[ "$current" == -* ]]; then COMPREPLY=($(compgen -W "$options" -- "$current"))',
    '  else COMPREPLY=($(compgen -f -- "$current")); fi',
    '}',
    'complete -o filenames -F _sudoku sudoku',
    '',
  ].join('\n');
}

/** A text between single quotes. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function zsh(verbs: readonly NamedVerb[]): string {
  const safe = (text: string) => text.replace(/[[\]:]/g, '\\$&');
  const argument = (option: VerbOption) => {
    const value = option.value ? `:${option.value}:${option.values ? `(${option.values.join(' ')})` : ''}` : '';
    const long = `--${option.name}${option.value ? '=' : ''}`;
    const [first, rest] = [
      option.short ? `{-${option.short}${option.value ? '+' : ''},${long}}` : long,
      `[${safe(option.summary)}]${value}`,
    ];
    return `${first}${quoted(rest)}`;
  };
  return [
    '#compdef sudoku',
    '# Completions of sudoku for zsh.',
    '_sudoku() {',
    '  local -a verbs=(',
    ...verbs.map(({ name, summary }) => `    ${quoted(`${name}:${safe(summary)}`)}`),
    '  )',
    '  if (( CURRENT == 2 )); then _describe verb verbs; return; fi',
    '  local verb=$words[2]',
    '  shift words; (( CURRENT-- ))',
    '  case $verb in',
    ...verbs.map(
      verb => `    ${verb.name}) _arguments -s ${withHelp(verb).map(argument).join(' ')} '*:file:_files' ;;`,
    ),
    '  esac',
    '}',
    'if [ "$funcstack[1]" = _sudoku ]; then _sudoku "$@"; else compdef _sudoku sudoku; fi',
    '',
  ].join('\n');
}

function fish(verbs: readonly NamedVerb[]): string {
  const escaped = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const none = '__fish_use_subcommand';
  return [
    '# Completions of sudoku for fish.',
    ...verbs.map(({ name, summary }) => `complete -c sudoku -n ${none} -f -a ${name} -d ${escaped(summary)}`),
    ...verbs.flatMap(verb =>
      withHelp(verb).map(option =>
        [
          `complete -c sudoku -n '__fish_seen_subcommand_from ${verb.name}' -l ${option.name}`,
          ...(option.short ? [`-s ${option.short}`] : []),
          ...(option.values ? [`-x -a ${escaped(option.values.join(' '))}`] : option.value ? ['-r'] : []),
          `-d ${escaped(option.summary)}`,
        ].join(' '),
      ),
    ),
    '',
  ].join('\n');
}
