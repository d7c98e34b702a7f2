/** A cache of objects by key that holds them weakly: equal keys give the same object as long as something else references it. */
export class WeakValues<V extends object> {
  private readonly known = new Map<string, WeakRef<V>>();
  private readonly forgotten = new FinalizationRegistry<string>(key => {
    if (!this.known.get(key)?.deref()) this.known.delete(key);
  });

  /** The object of a key, created if there is none. */
  of(key: string, make: () => V): V {
    const before = this.known.get(key)?.deref();
    if (before) return before;
    const made = make();
    this.known.set(key, new WeakRef(made));
    this.forgotten.register(made, key);
    return made;
  }
}
