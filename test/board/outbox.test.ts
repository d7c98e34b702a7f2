import assert from 'node:assert/strict';
import { Outbox } from '../../src/board/outbox';

describe('a snapshot for a page', () => {
  it('is one message for all listeners of an event, and includes the results of the last of them', async () => {
    const { box, page, posted } = outbox();
    page.shows = 'first';
    box.send();
    page.shows = 'last';
    box.send();
    assert.deepEqual(posted, []);
    await settled();
    assert.deepEqual(posted, ['last']);
  });

  it('is sent for each event', async () => {
    const { box, page, posted } = outbox();
    for (const shows of ['1', '2', '3']) {
      page.shows = shows;
      box.send();
      await settled();
    }
    assert.deepEqual(posted, ['1', '2', '3']);
  });

  it('is not sent if the page already has it', async () => {
    const { box, page, posted } = outbox();
    for (const shows of ['1', '1', '2', '1']) {
      page.shows = shows;
      box.send();
      await settled();
    }
    assert.deepEqual(posted, ['1', '2', '1']);
  });

  it('is sent again to a page that was loaded again', async () => {
    const { box, posted } = outbox();
    box.send();
    await settled();
    box.sendAgain();
    await settled();
    assert.deepEqual(posted, ['', '']);
  });

  it('is not sent while there is none', async () => {
    const { box, page, posted } = outbox();
    for (const shows of ['1', undefined, '2']) {
      page.shows = shows;
      box.send();
      await settled();
    }
    assert.deepEqual(posted, ['1', '2']);
  });

  it('is not sent if the page is closed meanwhile', async () => {
    const { box, posted } = outbox();
    box.send();
    box.close();
    await settled();
    assert.deepEqual(posted, []);
  });

  it('is sent again after an error', async () => {
    const errors: unknown[] = [];
    const posted: string[] = [];
    let isBroken = true;
    const current = () => {
      if (isBroken) throw new Error('broken');
      return 'whole';
    };
    const box = new Outbox(
      current,
      message => posted.push(message),
      error => errors.push(error),
    );
    box.send();
    await settled();
    isBroken = false;
    box.send();
    await settled();
    assert.equal(errors.length, 1);
    assert.deepEqual(posted, ['whole']);
  });
});

function outbox() {
  const page: { shows: string | undefined } = { shows: '' };
  const posted: string[] = [];
  const box = new Outbox<string>(
    () => page.shows,
    message => posted.push(message),
    error => assert.fail(String(error)),
  );
  return { box, page, posted };
}

const settled = () => new Promise(resolve => setImmediate(resolve));
