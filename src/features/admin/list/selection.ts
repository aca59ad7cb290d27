import { createContext, use, useState, useSyncExternalStore } from 'react';
import { observable } from '@/lib/version';

/** Selected records by key. Outside React's state, so that a press renders one checkbox and not the whole list. */
function selectionStore() {
  const { get, set, subscribe } = observable<ReadonlySet<string>>(new Set());
  return {
    get,
    subscribe,
    toggle: (key: string) => {
      const next = new Set(get());
      if (!next.delete(key)) next.add(key);
      set(next);
    },
    add: (keys: readonly string[]) => set(new Set([...get(), ...keys])),
    remove: (keys: readonly string[]) => {
      const gone = new Set(keys);
      set(new Set([...get()].filter((key) => !gone.has(key))));
    },
    clear: () => set(new Set()),
  };
}

export type SelectionStore = ReturnType<typeof selectionStore>;

/** How a list's records are named to select them, and exported. Define it once per list, outside components. */
export interface ListSelection<T> {
  readonly nameOf: (row: T) => string;
  readonly fileName: string;
  readonly makeText: (rows: readonly T[]) => string;
}

export function useSelectionStore(): SelectionStore {
  return useState(selectionStore)[0];
}

export const SelectionContext = createContext<SelectionStore>(selectionStore());

export interface FoundRecords {
  readonly count: number;
  /** Their keys: made when first needed, not with each keystroke of a search. */
  readonly keys: () => readonly string[];
}

export function foundRecords<T>(found: readonly T[], keyOf: (row: T) => string): FoundRecords {
  let made: readonly string[] | undefined;
  return {
    count: found.length,
    keys: () => {
      made ??= found.map(keyOf);
      return made;
    },
  };
}

/** The records found, on every page. */
export const FoundRecordsContext = createContext<FoundRecords>(foundRecords([], String));

export function useSelectedKeys(store: SelectionStore): ReadonlySet<string> {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Whether one record is selected, and the store that changes it. */
export function useIsSelected(key: string) {
  const store = use(SelectionContext);
  return { store, selected: useSyncExternalStore(store.subscribe, () => store.get().has(key)) };
}
