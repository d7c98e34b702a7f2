/** Elements that count the operations on them: enough of the DOM for a drawing. */

/** An element. */
export class CountedElement {
  private readonly children: CountedElement[] = [];
  private readonly attributes = new Map<string, string>();
  private parent: CountedElement | undefined;
  private text = '';

  constructor(readonly tag: string) {}

  get firstElementChild(): CountedElement | null {
    return this.children[0] ?? null;
  }
  get nextElementSibling(): CountedElement | null {
    const siblings = this.parent?.children ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  get textContent(): string {
    return this.text;
  }
  set textContent(text: string) {
    countingDocument.operations++;
    this.text = text;
  }

  append(...children: CountedElement[]): void {
    countingDocument.operations += children.length;
    for (const child of children) child.parent = this;
    this.children.push(...children);
  }
  replaceWith(other: CountedElement): void {
    countingDocument.operations++;
    const siblings = this.parent!.children;
    siblings[siblings.indexOf(this)] = other;
    other.parent = this.parent;
  }
  remove(): void {
    countingDocument.operations++;
    const siblings = this.parent!.children;
    siblings.splice(siblings.indexOf(this), 1);
  }
  setAttribute(name: string, value: string): void {
    countingDocument.operations++;
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    countingDocument.operations++;
    this.attributes.delete(name);
  }
}

/** A document whose elements are counted. Creating an element is free: it is shown by `append`. */
export const countingDocument = {
  operations: 0,
  createElementNS: (_: string, tag: string) => new CountedElement(tag),
};
