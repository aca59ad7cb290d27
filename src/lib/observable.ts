/** A value outside React that cannot be serialised and so does not belong in the store (an element, a function). */
export function observable<T>(initial: T) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (next: T) => {
      current = next;
      for (const listener of listeners) listener();
    },
    /** Returns an unsubscribe function. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
