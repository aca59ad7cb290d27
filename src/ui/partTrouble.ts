type TryAgain = (() => void) | null;

/** Of a part whose code did not come: the way to ask for it at once, for the page that has to say so. */
export interface PartTrouble {
  /** Null while nothing is wrong. */
  readonly tryAgain: () => TryAgain;
  readonly subscribe: (listener: () => void) => () => void;
  /** The part's own word on how it stands. */
  readonly tell: (tryAgain: TryAgain) => void;
}

export function makePartTrouble(): PartTrouble {
  let current: TryAgain = null;
  const listeners = new Set<() => void>();
  return {
    tryAgain: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (tryAgain) => {
      current = tryAgain;
      for (const listener of listeners) listener();
    },
  };
}
