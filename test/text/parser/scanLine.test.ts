/** Rows among other lines: which characters and words a row may have. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type RowSyntax, scanLine } from '../../../src/text/parser/lines/syntax';
import { RUNS } from '../../core/arbitraries';

const scan = (text: string) => scanLine(text, 0, text.length);
const many = { ...RUNS, numRuns: 50 * RUNS.numRuns };
const BORDERS = "+=:'`";

describe('a row of characters', () => {
  it('has a strange character if all strange ones are the same, and no other character is one by mistake', () => {
    const seen = { one: 0, several: 0, mixed: 0 };
    const character = fc.constantFrom(...'123456789....00x', '?', '?', '!', 'A', '+', ':');
    fc.assert(
      fc.property(fc.array(character, { minLength: 4, maxLength: 12 }), characters => {
        const line = scan(characters.join(''));
        if (line.kind !== 'row' || line.by !== 'character') return;
        const strange = new Set(characters.filter(each => '?!'.includes(each)));
        const isMixed = characters.some(each => each === 'A' || BORDERS.includes(each));
        const expected = strange.size === 1 && !isMixed ? [...strange][0] : undefined;
        assert.equal(line.strangeCharacter, expected?.codePointAt(0), characters.join(''));
        if (strange.size === 1) seen[isMixed ? 'mixed' : 'one']++;
        else if (strange.size > 1) seen.several++;
      }),
      many,
    );
    for (const [what, count] of Object.entries(seen)) assert.ok(count > 20, `${what} ${count}`);
  });

  it('counts its cells by kind', () => {
    const character = fc.constantFrom(...'123456789....00xX__**', '?', 'A', 'B', '+', ':', ' ', '|');
    const count = (characters: readonly string[], kinds: string) =>
      characters.filter(each => kinds.includes(each)).length;
    let rows = 0;
    fc.assert(
      fc.property(fc.array(character, { minLength: 4, maxLength: 20 }), characters => {
        const text = characters.join('');
        const line = scan(text);
        if (line.kind !== 'row') return;
        rows++;
        const words = text.split(/[ |]+/).filter(word => word !== '');
        const isByWord = line.by === 'word';
        const expected: Partial<RowSyntax> = {
          cells: isByWord ? words.length : words.join('').length,
          strangeCount: isByWord ? 0 : count(characters, `?${BORDERS}`),
          letterCount: isByWord ? 0 : count(characters, 'AB'),
          isFilled: count(characters, '123456789AB') > 0,
          wordCount: words.length,
        };
        for (const [key, value] of Object.entries(expected))
          assert.equal(line[key as keyof RowSyntax], value, `${key} ${text}`);
      }),
      many,
    );
    assert.ok(rows > 200, `${rows}`);
  });

  it('has the same cells with any other strange character', () => {
    const others = fc.constantFrom(...'!$&;/{~\u007f\u0080\u0081\u009f\u00a1é\u24ff\u2580あ\uffff');
    const character = fc.constantFrom(...'123456789....00xA+', '?', '?', '?', ' ');
    let rows = 0;
    fc.assert(
      fc.property(fc.array(character, { minLength: 4, maxLength: 12 }), others, (characters, other) => {
        const text = characters.join('');
        const [line, changed] = [scan(text), scan(text.replaceAll('?', other))];
        if (line.kind === 'row' && text.includes('?')) rows++;
        const strange = line.kind === 'row' &&
          line.strangeCharacter !== undefined && { strangeCharacter: other.charCodeAt(0) };
        assert.deepEqual(changed, { ...line, ...strange }, text);
      }),
      many,
    );
    assert.ok(rows > 200, `${rows}`);
  });

  it('of a small puzzle has no word of a letter and other characters that cannot be cells', () => {
    const other = fc.constantFrom(...`ABKabxX?!${BORDERS}`);
    const letter = fc.constantFrom(...'ABKabz');
    const word = fc
      .tuple(fc.array(other, { minLength: 1, maxLength: 3 }), letter, fc.nat(3))
      .map(([others, one, at]) => [...others.slice(0, at), one, ...others.slice(at)].join(''));
    const digits = fc.string({ unit: fc.constantFrom(...'123456789.'), minLength: 4, maxLength: 5 });
    fc.assert(
      fc.property(digits, word, fc.boolean(), (cells, one, isFirst) => {
        const text = isFirst ? `${one} ${cells}` : `${cells} ${one}`;
        assert.equal(scan(text).kind, 'text', text);
      }),
      many,
    );
  });
});
