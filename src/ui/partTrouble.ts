type Retry = (() => void) | null;

/** An external store for a chunk that failed to load: lets the page report it and offer a retry. */
export interface PartTrouble {
  /** Null unless the chunk failed to load. */
  readonly getRetry: () => Retry;
  readonly subscribe: (listener: () => void) => () => void;
  readonly setRetry: (retry: Retry) => void;
}

export function makePartTrouble(): PartTrouble {
  let current: Retry = null;
  const listeners = new Set<() => void>();
  return {
    getRetry: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setRetry: (retry) => {
      current = retry;
      for (const listener of listeners) listener();
    },
  };
}
