/**
 * Batches messages to a page. An edit has several listeners, and each of them may change what the page shows: so one message
 * is sent for all of them, unless it equals the previous one.
 */

/** Sends the messages that `current` returns to `post`, and nothing when it returns nothing. Messages are plain data. */
export class Outbox<Message> {
  private isWaiting = false;
  private isClosed = false;
  /** The last message that was sent, as text. */
  private sent: string | undefined;

  constructor(
    private readonly current: () => Message | undefined,
    private readonly post: (message: Message) => void,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Sends the current message when all listeners of this event have been called. */
  send(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    void Promise.resolve().then(() => {
      this.isWaiting = false;
      try {
        if (!this.isClosed) this.sendNow();
      } catch (error) {
        this.onError(error);
      }
    });
  }

  /** Sends the current message even if it was sent before, because the page was reloaded. */
  sendAgain(): void {
    this.sent = undefined;
    this.send();
  }

  /** Stops sending. */
  close(): void {
    this.isClosed = true;
  }

  private sendNow(): void {
    const message = this.current();
    if (message === undefined) return;
    const text = JSON.stringify(message);
    if (text === this.sent) return;
    this.sent = text;
    this.post(message);
  }
}
