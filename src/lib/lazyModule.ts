export interface LazyModule<T> {
  /** Rejects when it does not arrive; a later call tries again. */
  load(): Promise<T>;
  /** Undefined until it has loaded. */
  loaded(): T | undefined;
}

/** Code in a chunk of its own that is used at once where it has been loaded ahead. */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let value: T | undefined;
  return {
    load: async () => {
      value ??= await load();
      return value;
    },
    loaded: () => value,
  };
}
