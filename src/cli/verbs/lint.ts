import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { codesWith, LINT_CODES } from '../../features/diagnostics/declarations';
import type { RuleLevel, RuleLevels } from '../../features/diagnostics/rule';
import { Accepted } from '../../features/lint/baseline';
import { readBaseline } from '../../features/lint/baselineText';
import { RULE_LEVELS, settingsFrom } from '../../features/settings';
import type { Span } from '../../text/span';
import { Lines } from '../../text/strings/lines';
import { REPORT_RULES, type ReportCode } from '../output/rules';
import { FINDING_FIELDS, findingFormatOf, findingFormatOption, findingFrame, written } from '../output/written';
import { type OptionValues, UsageError, type VerbOption, type WholeVerb } from './shared/verb';

/** The codes without a rule: unread text cannot be turned off, and the others belong to the editor only. */
const WITHOUT_RULE: readonly ReportCode[] = ['not-read', 'not-checked', 'not-all-shown', 'forced-cell'];
const CODES = (Object.keys(REPORT_RULES) as ReportCode[]).filter(code => !WITHOUT_RULE.includes(code));

const ruleOption: VerbOption = {
  name: 'rule',
  value: 'CODE=LEVEL',
  isRepeatable: true,
  summary: `The severity of the findings of a rule: ${RULE_LEVELS.join(', ')}. Can be repeated.`,
};

const baselineOption: VerbOption = {
  name: 'baseline',
  value: 'FILE',
  summary:
    'Omit the findings that this file accepts. `Accept Current Findings` in the editor writes it. The names of files in it are relative to its folder.',
};

/** `sudoku lint`. */
export const lintVerb: WholeVerb = {
  description: [
    `Reports the findings of \`sudoku check\` and of the lint rules: ${[...LINT_CODES, ...codesWith('setting')].join(', ')}. ` +
      'Puzzles are compared with all puzzles of all given files, in any format. By default, a rule has the same severity as in the ' +
      'editor, where some are off. Comments `# sudoku-disable` in the files are respected.',
    'A line of the text format is `FILE:LINE:COLUMN: SEVERITY: MESSAGE [CODE]`. The exit status is 1 when there is an error or a warning.',
  ],
  options: [ruleOption, baselineOption, findingFormatOption],
  examples: [
    {
      command: 'sudoku lint --rule duplicate=warning puzzles',
      does: 'Finds copies within and across the files of a folder.',
    },
    {
      command: 'sudoku lint --baseline .sudoku-baseline.json --format sarif .',
      does: 'Reports new findings, for a CI system.',
    },
  ],
  fields: FINDING_FIELDS,
  frame: findingFrame,
  async run({ values, texts, write, endOf, puzzles: countPuzzles, complain, raise, now }) {
    const format = findingFormatOf(values);
    const acceptedIn = acceptedBy(values);
    const { lintingBy, lintedPuzzles } = await import('../work/linting');
    const { besideIn, foreignTextIn } = await import('../input/foreign');
    const linting = await lintingBy(levelsOf(values), now);
    const seen = new Set<string>();
    for await (const { name, text } of texts()) {
      // A file is not a copy of itself.
      if (seen.has(resolve(name))) continue;
      seen.add(resolve(name));
      const foreign = foreignTextIn(name, text);
      const form = foreign?.foreign?.form;
      const own = form?.text ?? text;
      const originalOf = <T extends Span>(span: T): T => (form ? { ...span, ...form.originalOf(span) } : span);
      const lines = new Lines(text, 0);
      const lineOf =
        form && ((offset: number) => lines.placeOf(originalOf({ start: offset, end: offset }).start).line - 1);
      const { findings, puzzles: count } = await linting.add(name, own, acceptedIn(name), lineOf);
      const puzzles = format === 'junit' ? lintedPuzzles(own) : [];
      const result = written(format, {
        ...{ name, text, line: 0 },
        puzzles: puzzles.map(({ start, end, title }) => ({
          ...originalOf({ start, end }),
          ...(title !== undefined && { title }),
        })),
        found: findings.map(originalOf),
      });
      await write(result.lines);
      await endOf(name);
      if (result.hasFindings) raise('findings');
      countPuzzles(count);
      for (const sentence of foreign?.complaints ?? besideIn(name, text, 0)) complain(sentence, 'findings');
    }
  },
};

/** The levels of the editor's settings, with the user's choices. */
function levelsOf(values: OptionValues): RuleLevels {
  const { levels } = settingsFrom(() => undefined);
  const chosen = ((values[ruleOption.name] ?? []) as readonly string[]).map(choice => {
    const [code, level, ...others] = choice.split('=');
    if (level === undefined || others.length > 0)
      throw new UsageError(`--rule must be a code and a level, such as duplicate=warning, not "${choice}".`);
    if (!CODES.includes(code as ReportCode))
      throw new UsageError(`There is no rule "${code}". The rules are ${CODES.join(', ')}.`);
    if (!RULE_LEVELS.includes(level as RuleLevel))
      throw new UsageError(`The level of ${code} must be one of ${RULE_LEVELS.join(', ')}, not "${level}".`);
    return [code, level] as const;
  });
  return { ...levels, ...Object.fromEntries(chosen) };
}

/** The accepted findings of a file. */
function acceptedBy(values: OptionValues): (name: string) => Accepted | undefined {
  const file = values[baselineOption.name] as string | undefined;
  if (file === undefined) return () => undefined;
  if (!existsSync(file)) throw new UsageError(`There is no baseline ${file}.`);
  const result = readBaseline(readFileSync(file, 'utf8'));
  if (!result.isFound) throw new UsageError(`The baseline ${file} cannot be read: ${result.reason}`);
  const folder = dirname(resolve(file));
  return name => {
    const entries = result.value.get(relative(folder, resolve(name)).split(sep).join('/'));
    return entries && new Accepted(entries);
  };
}
