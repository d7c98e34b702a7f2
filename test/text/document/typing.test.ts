import assert from 'node:assert/strict';
import { Documents } from '../../../src/text/document/documents';
import { Typing } from '../../../src/text/document/typing';
import { EASY, EASY_SOLVED, gridOf } from '../texts';

/** A document that is edited like in an editor. */
function opened(text: string) {
  const document = { version: 1, text };
  const documents = new Documents<typeof document>({
    now: () => 0,
    sourceOf: d => ({
      get length() {
        return d.text.length;
      },
      slice: (start, end) => d.text.slice(start, end),
    }),
  });
  const typing = new Typing(documents);
  documents.puzzlesOf(document);
  const edit = (start: number, removed: number, added: string, by: 'hand' | 'other' | 'undo' = 'hand') => {
    document.text = document.text.slice(0, start) + added + document.text.slice(start + removed);
    document.version++;
    const changes = [{ start, removed, added: added.length, movesLines: /\n/.test(added) }];
    documents.changed(document, changes);
    typing.edited(document, changes, by === 'hand' ? [added] : by === 'undo' ? 'undone' : undefined);
  };
  const typed = () => {
    const span = typing.spanIn(document);
    return span && document.text.slice(span.start, span.end);
  };
  return { document, typing, edit, typed };
}

const TWO = '12..\n....\n....\n....\n\n3412\n....\n....\n....\n';
const SECOND = TWO.indexOf('3412');

describe('the puzzle that is being typed', () => {
  it('is undefined before an edit', () => assert.equal(opened(TWO).typed(), undefined));
  it('is the one that the user edits by hand', () => {
    const { edit, typed } = opened(TWO);
    edit(3, 1, '3');
    assert.equal(typed(), '12.3\n....\n....\n....');
    edit(SECOND + 1, 1, '');
    assert.equal(typed(), '312\n....\n....\n....');
  });
  it('is the one in the previous line after a line break', () => {
    const { edit, typed } = opened(TWO.slice(0, 14));
    edit(14, 0, '\n');
    assert.equal(typed(), '12..\n....\n....');
    edit(15, 0, '\r\n');
    assert.equal(typed(), undefined);
  });
  it('stays the same after Undo, which does not start typing', () => {
    const { edit, typed } = opened(TWO);
    edit(3, 1, '3', 'undo');
    assert.equal(typed(), undefined);
    edit(3, 1, '4');
    edit(3, 1, '3', 'undo');
    assert.equal(typed(), '12.3\n....\n....\n....');
  });
  it('is edited by one key that changes several places', async () => {
    const { document, typing, edit, typed } = opened(TWO);
    await typing.byKey(document, async () => edit(3, 1, '123456789 ', 'other'));
    assert.ok(typed());
  });
  it('is none after an edit by a command or an action', async () => {
    const { document, edit, typed, typing } = opened(TWO);
    edit(3, 1, '3');
    edit(3, 1, '.', 'other');
    assert.equal(typed(), undefined);
    await typing.byCommand(document, async () => edit(3, 1, '3'));
    assert.equal(typed(), undefined);
    edit(3, 1, '4');
    assert.ok(typed());
  });
  it('is by a command only while the command runs', async () => {
    const { document, typing, edit } = opened(TWO);
    assert.ok(!typing.isByCommand(document));
    await typing.byCommand(document, async () => {
      edit(3, 1, '3');
      assert.ok(typing.isByCommand(document));
    });
    assert.ok(!typing.isByCommand(document));
  });
  it('is edited by hand if each text has at most four units, without the spaces and line endings after it', () => {
    for (const [text, isByHand] of [
      ['', true],
      ['1', true],
      ['12.4', true],
      ['12.4 \r\n  ', true],
      ['12.41', false],
      ['1 2.4', false],
    ] as const) {
      const { document, edit, typing } = opened(TWO);
      edit(0, 4, text);
      assert.equal(typing.document === document, isByHand, JSON.stringify(text));
    }
  });
  it('is none after pasting', () => {
    const { edit, typed } = opened('');
    edit(0, 0, TWO);
    assert.equal(typed(), undefined);
  });
  it('stays until the cursor leaves it', () => {
    const { document, edit, typed, typing } = opened(TWO);
    edit(3, 1, '3');
    assert.equal(typing.moved(document, 2), undefined);
    assert.equal(typing.moved(document, SECOND + 1), 'puzzle');
    assert.equal(typed(), undefined);
    assert.equal(typing.moved(document, 8), undefined, 'it has ended already');
  });
  it('stays until another document is used', () => {
    const { edit, typing } = opened(TWO);
    edit(3, 1, '3');
    assert.equal(typing.moved(undefined, 0), 'puzzle');
  });
  it('keeps the line of the last edit until the cursor leaves it', () => {
    const { document, edit, typing } = opened(TWO.replaceAll('\n', '\r\n'));
    const line = () => {
      const place = typing.placeIn(document);
      return place?.line && [place.line.start, place.line.end];
    };
    assert.equal(line(), undefined);
    edit(2, 1, '3');
    assert.deepEqual(line(), [0, 4]);
    edit(7, 1, '');
    assert.deepEqual(line(), [6, 9]);
    assert.equal(typing.moved(document, 9), undefined);
    assert.equal(typing.moved(document, 11), 'line');
    assert.equal(line(), undefined);
    assert.equal(typing.moved(document, 12), undefined);
    assert.equal(typing.moved(document, 7), 'line');
    assert.equal(line(), undefined, 'a row that is broken already stays marked when the cursor comes back');
    edit(7, 1, '');
    assert.deepEqual(line(), [6, 8]);
  });
  it('stays until the user saves', () => {
    const { edit, typed, typing } = opened(TWO);
    assert.equal(typing.end(), false);
    edit(3, 1, '3');
    assert.equal(typing.end(), true);
    assert.equal(typed(), undefined);
  });
  it('stays until the user pauses', () => {
    const { edit, typed, typing } = opened(TWO);
    assert.equal(typing.rested(), false);
    edit(3, 1, '3');
    assert.equal(typing.rested(), true);
    assert.equal(typed(), undefined);
  });
  it('stays after a pause while rows are missing', () => {
    const rows = gridOf(EASY).split('\n');
    for (const text of [rows.slice(0, 4).join('\n'), `${rows.slice(0, 8).join('\n')}\n....8.`, EASY.slice(0, 75)]) {
      const { edit, typing } = opened(text);
      edit(text.length - 1, 1, '.');
      assert.equal(typing.rested(), false, text);
      assert.equal(typing.end(), true);
    }
  });
  it('ends at a pause if one row in the middle is too short', () => {
    const { edit, typing } = opened(gridOf(EASY));
    edit(12, 1, '');
    assert.equal(typing.rested(), true);
  });
});

describe('the puzzle that was just solved', () => {
  const rows = gridOf(EASY_SOLVED);
  const open = `${rows.slice(0, -1)}.`;
  const last = rows.length - 1;

  it('is reported once, when its last digit is typed', () => {
    const { edit, typing } = opened(open);
    edit(last, 1, '9');
    assert.equal(typing.takeSolved()?.text, rows);
    assert.equal(typing.takeSolved(), undefined);
    edit(last, 1, '9');
    assert.equal(typing.takeSolved(), undefined);
  });
  it('is reported when the blank after the digit is deleted', () => {
    const { edit, typing } = opened(open);
    edit(last, 0, '9');
    assert.equal(typing.takeSolved(), undefined);
    typing.end();
    edit(last + 1, 1, '');
    assert.equal(typing.takeSolved()?.text, rows);
  });
  it('is reported again if it was unsolved in between', () => {
    const { edit, typing } = opened(rows);
    edit(last, 1, '.');
    edit(last, 1, '9');
    assert.ok(typing.takeSolved());
    edit(last, 1, '.');
    edit(last, 1, '9');
    assert.ok(typing.takeSolved());
  });
  it('is not reported with a wrong digit', () => {
    const { edit, typing } = opened(open);
    edit(last, 1, '8');
    assert.equal(typing.takeSolved(), undefined);
  });
  it('is not reported after a command or Undo', async () => {
    const { document, edit, typing } = opened(open);
    edit(last, 1, '9', 'other');
    assert.equal(typing.takeSolved(), undefined);
    edit(last, 1, '.', 'other');
    await typing.byCommand(document, async () => edit(last, 1, '9'));
    assert.equal(typing.takeSolved(), undefined);
  });
  it('is not reported when other text is typed next to it', () => {
    const { edit, typing } = opened(`${rows}\n`);
    edit(rows.length, 0, '\n');
    assert.equal(typing.takeSolved(), undefined);
  });
});
