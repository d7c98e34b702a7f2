/**
 * The notation of proofs: `r4c7<>5, r12c3=4`, and a line for each premise. Writing and reading are in one file, because each form is the
 * inverse of the other: `makePremise` and `parsePremise` have the same cases.
 */

import { parseCell } from '../../core/cellNames';
import type { Geometry, House } from '../../core/geometry';
import type { Cell, Digit } from '../../core/numbers';
import type { Literal, Premise, ProofChoice } from '../../core/proof/premise';
import { inEnglish } from '../../core/sentences';
import type { Names } from '../../core/techniques/names';
import { list } from '../../core/techniques/names';
import { readRuleLine, writeRule } from '../../text/rules/index';
import { digitOfCharacter, type Symbols } from '../../text/symbols';

/** The line of a premise. {@link parsePremise} reads it. */
export function makePremise(premise: Premise, names: Names): string {
  switch (premise.kind) {
    case 'set':
      return `set: ${names.digits(premise.digits)} in ${names.cells(premise.cells)}`;
    case 'cover':
      return `cover: ${makeChoices(premise.choices, names)} by ${makeChoices(premise.covers, names)}`;
    case 'rule':
      return makeRules(premise, names);
    case 'if':
      // Words of the notation, which are the same in each language.
      return `if ${inEnglish(() => list(premise.assumed.map(each => makeLiteral(each, names))))} then ${makeLiteral(premise.conclusion, names)}`;
    case 'exocet':
      return `exocet: ${names.cells(premise.base)} to ${names.cells(premise.targets)}`;
    case 'impossible':
      return `impossible: ${names.digits(premise.digits)} in ${names.cells(premise.cells)}`;
    case 'rectangle':
      return `one solution: ${names.digits(premise.digits)} in ${names.cells(premise.cells)}`;
    case 'grave': {
      const extras = premise.extras.map(({ cell, digit }) => makeLiteral({ cell, digit, isOn: true }, names));
      const inCells = premise.cells ? ` in ${names.cells(premise.cells)}` : '';
      return `one solution: all but ${extras.join(', ')}${inCells}`;
    }
  }
}

/** `r4c7<>5` */
export function makeLiteral({ cell, digit, isOn }: Literal, names: Names): string {
  return `${names.cell(cell)}${isOn ? '=' : '<>'}${names.digit(digit)}`;
}

/** `rule: cage 6: r1c1 r1c2 & cage 7: r1c3 r1c4 in r1`, `rule: global entropy at r1c34,r2c34` */
function makeRules({ rules, houses, cells = [] }: Premise & { readonly kind: 'rule' }, names: Names): string {
  const inHouses = houses.length > 0 ? ` in ${names.houses(houses)}` : '';
  const atCells = cells.length > 0 ? ` at ${names.cells(cells)}` : '';
  return `rule: ${rules.map(rule => writeRule(rule, names.geometry)).join(' & ')}${inHouses}${atCells}`;
}

/** `4r57`, `1c5 3c5`, `r47c5` */
function makeChoices(choices: readonly ProofChoice[], names: Names): string {
  const cells = choices.filter(choice => typeof choice === 'number');
  const places = choices.filter(choice => typeof choice !== 'number');
  const digits = [...new Set(places.map(({ digit }) => digit))];
  const housesOf = (digit: Digit) => places.filter(place => place.digit === digit).map(({ house }) => house);
  const written = digits.map(digit => names.digit(digit) + names.houses(housesOf(digit)));
  return [...written, ...(cells.length > 0 ? [names.cells(cells)] : [])].join(' ');
}

/** The letter of a house: its kind's first one, but `x` for an extra region. */
const letterOf = ({ kind }: House) => (kind === 'extra' ? 'x' : kind[0]);

/** The data needed to read the notation of a puzzle. */
export interface NotationContext {
  readonly geometry: Geometry;
  readonly symbols: Symbols;
}

/** A premise from its line without indentation. Undefined if the line cannot be read. */
export function parsePremise(line: string, reading: NotationContext): Premise | undefined {
  const reader = new Reader(line, reading);
  const premise = readPremise(reader);
  return reader.isAtEnd() ? premise : undefined;
}

function readPremise(reader: Reader): Premise | undefined {
  if (reader.takes('set:')) {
    const found = reader.digitsInCells();
    return found && { kind: 'set', ...found };
  }
  if (reader.takes('cover:')) {
    const choices = reader.choices();
    const covers = reader.takes('by ') ? reader.choices() : [];
    return choices.length > 0 && covers.length > 0 ? { kind: 'cover', choices, covers } : undefined;
  }
  if (reader.takes('impossible:')) {
    const found = reader.digitsInCells();
    return found && { kind: 'impossible', ...found };
  }
  if (reader.takes('exocet:')) {
    const base = reader.cells();
    const targets = reader.takes('to ') ? reader.cells() : [];
    return base.length > 0 && targets.length > 0 ? { kind: 'exocet', base, targets } : undefined;
  }
  if (reader.takes('one solution:')) {
    if (!reader.takes('all but ')) {
      const found = reader.digitsInCells();
      return found && { kind: 'rectangle', ...found };
    }
    const extras = reader.literals();
    if (extras.length === 0 || extras.some(({ isOn }) => !isOn)) return undefined;
    const cells = reader.takes('in ') ? reader.cells() : undefined;
    return cells?.length === 0 ? undefined : { kind: 'grave', extras, ...(cells && { cells }) };
  }
  if (reader.takes('rule:')) return reader.rules();
  if (!reader.takes('if ')) return undefined;
  const assumed = reader.literals();
  const conclusions = reader.takes('then ') ? reader.literals() : [];
  if (assumed.length === 0 || conclusions.length !== 1) return undefined;
  return { kind: 'if', assumed, conclusion: conclusions[0] };
}

/** Whether a line without indentation starts like a premise. */
export function isPremise(line: string): boolean {
  return /^(?:set:|cover:|exocet:|impossible:|one solution:|rule:|if )/.test(line);
}

/** A statement of an effect, and its span in the text. */
export interface WrittenLiteral extends Literal {
  readonly start: number;
  readonly end: number;
}

/** The statements of an effect such as `r8c3<>4, r1c25<>7, r2c9=8`, none if it cannot be read. Offsets count from `from`. */
export function parseEffect(text: string, reading: NotationContext, from = 0): WrittenLiteral[] {
  const reader = new Reader(text, reading, from);
  const found = reader.literals();
  reader.takes('.');
  return reader.isAtEnd() ? found : [];
}

/** Names of cells. Other programs also write them in capitals. */
const CELLS = /r\d+c\d+/gi;

/** The first name in a text that names a cell outside the grid. */
export function cellOutside(text: string, { geometry }: NotationContext): string | undefined {
  return text.match(CELLS)?.find(name => cellsOf(name, geometry).length === 0);
}

/** The first text after an operator that should be a digit of the puzzle but is not. */
export function digitOutside(text: string, reading: NotationContext): string | undefined {
  const written = text.matchAll(/c\d{1,9}\s?(?:<>|!=|≠|=)\s?([\dA-Za-z]{1,20})/gi);
  const parts = [...written].flatMap(([, each]) => (reading.geometry.size > 9 || /\D/.test(each) ? [each] : [...each]));
  return parts.find(part => digitOf(part, reading) === undefined);
}

/** The digit with this notation. */
function digitOf(written: string, { geometry, symbols }: NotationContext): Digit | undefined {
  const isOne = symbols.kind === 'decimal' || written.length === 1;
  const number = symbols.kind === 'decimal' ? Number(written) : digitOfCharacter(symbols, written.codePointAt(0) ?? 0);
  return isOne && 1 <= number && number <= geometry.size ? number : undefined;
}

/** All cells that a text names, and their spans: `r12c3` names two. */
export function cellsNamedIn(
  text: string,
  { geometry }: NotationContext,
): { start: number; end: number; cells: Cell[] }[] {
  return [...text.matchAll(CELLS)].flatMap(({ 0: name, index }) => {
    const cells = cellsOf(name, geometry);
    return cells.length > 0 ? [{ start: index, end: index + name.length, cells }] : [];
  });
}

/** The cells of `r12c3`; none if one of them is not in the grid. Above 9x9, the numbers name one cell. */
function cellsOf(name: string, geometry: Geometry): Cell[] {
  const [rows, columns] = name.slice(1).split(/c/i);
  const each = (numbers: string) => (geometry.size > 9 ? [numbers] : [...numbers]);
  const cells = each(rows).flatMap(row => each(columns).map(column => parseCell(geometry, `r${row}c${column}`)));
  return cells.includes(undefined) ? [] : (cells as Cell[]);
}

/** Reads one line from left to right. */
class Reader {
  private at: number;

  constructor(
    private readonly text: string,
    private readonly reading: NotationContext,
    from = 0,
  ) {
    this.at = from;
  }

  isAtEnd(): boolean {
    this.match(/\s*/y);
    return this.at === this.text.length;
  }

  /** Consumes some words and the spaces around them. Returns whether they are there. */
  takes(words: string): boolean {
    this.match(/\s*/y);
    if (!this.text.startsWith(words.trimEnd(), this.at)) return false;
    this.at += words.trimEnd().length;
    this.match(/\s*/y);
    return true;
  }

  /** `r8c3<>4, r1c25<>7 and r2c9=8`; up to the last one that can be read. */
  literals(): WrittenLiteral[] {
    const found: WrittenLiteral[] = [];
    do {
      const start = this.at;
      const cells = this.cells();
      const sign = this.match(/\s*(?:<>|!=|≠|=)\s*/y)?.trim();
      const digits = sign === undefined ? [] : this.digits('');
      const isOn = sign === '=';
      if (cells.length === 0 || digits.length === 0 || (isOn && digits.length > 1)) return [];
      for (const digit of digits) for (const cell of cells) found.push({ cell, digit, isOn, start, end: this.at });
    } while (this.takes('and ') || this.takes(','));
    return found;
  }

  /** `4,5,9 in r7c13,r9c2` */
  digitsInCells(): { readonly digits: Digit[]; readonly cells: Cell[] } | undefined {
    const digits = this.digits(',');
    const cells = this.takes('in ') ? this.cells() : [];
    return digits.length > 0 && cells.length > 0 ? { digits, cells } : undefined;
  }

  /** `4r57 3b1 r47c5` */
  choices(): ProofChoice[] {
    const found: ProofChoice[] = [];
    for (;;) {
      this.match(/\s*/y);
      const cells = this.cells();
      found.push(...cells);
      if (cells.length > 0) continue;
      const back = this.at;
      const [digit] = this.digits('none');
      const houses = digit === undefined ? [] : this.houses();
      if (houses.length === 0) {
        this.at = back;
        return found;
      }
      found.push(...houses.map(house => ({ digit, house })));
    }
  }

  /** `r7c13,r9c2` */
  cells(): Cell[] {
    const found: Cell[] = [];
    for (;;) {
      const back = this.at;
      if (found.length > 0) this.match(/\s*,\s*/y);
      const name = this.match(/r\d+ ?c\d+/iy);
      const cells = name === undefined ? [] : cellsOf(name.replace(' ', ''), this.reading.geometry);
      if (cells.length === 0) {
        this.at = back;
        return found;
      }
      found.push(...cells);
    }
  }

  /** `cage 6: r1c1 r1c2 & cage 7: r1c3 r1c4 in r1`, `global entropy at r1c34,r2c34`, up to the end. */
  rules(): Premise | undefined {
    const { geometry } = this.reading;
    const rest = this.text.slice(this.at);
    const [written] = rest.split(/ (?:in|at) /, 1);
    this.at += written.length;
    const houses = this.takes('in ') ? this.houses() : [];
    const cells = this.takes('at ') ? this.cells() : [];
    const lines = written.split(' & ').map(line => readRuleLine(line.trim(), geometry));
    const isRead = lines.every(
      ({ rules, problems }) => rules.length > 0 && problems.every(p => p.severity !== 'error'),
    );
    const rules = lines.flatMap(({ rules }) => rules);
    return isRead ? { kind: 'rule', rules, houses, ...(cells.length > 0 && { cells }) } : undefined;
  }

  /** `r57`, `c148b3`, above 9x9 `r5,12` */
  private houses(): House[] {
    const { houses, size } = this.reading.geometry;
    const found: House[] = [];
    for (;;) {
      const [kind, ...numbers] =
        this.match(size > 9 ? /[rcbdwgx]\d+(?:,\d+)*/iy : /[rcbdwgx]\d+/iy)?.toLowerCase() ?? '';
      if (kind === undefined) return found;
      const indexes = size > 9 ? numbers.join('').split(',') : numbers;
      for (const index of indexes) {
        const house = houses.find(each => letterOf(each) === kind && each.index === Number(index) - 1);
        if (!house) return [];
        found.push(house);
      }
    }
  }

  /** Digits with a separator between them; without any, `56` is two digits up to 9x9; `none` reads one digit. */
  private digits(separator: '' | ',' | 'none'): Digit[] {
    const { geometry, symbols } = this.reading;
    const found: Digit[] = [];
    for (;;) {
      const back = this.at;
      if (found.length > 0 && separator === ',') this.match(/\s*[,/]\s*/y);
      const written = this.match(symbols.kind === 'decimal' && geometry.size > 9 ? /\d+/y : /[\dA-Za-z]/y) ?? '';
      const digit = digitOf(written, this.reading);
      if (digit === undefined) {
        this.at = back;
        return found;
      }
      found.push(digit);
      if (separator === 'none' || (separator === '' && geometry.size > 9)) return found;
    }
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }
}
