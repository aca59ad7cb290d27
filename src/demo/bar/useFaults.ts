import { useEffect, useState } from 'react';
import type { Fault } from '@/demo/server/faults/fault';
import type { DemoStore } from '@/demo/server/store/demoStore';
import type { FaultEntry } from './faultMenu';
import { demoBarTexts } from './texts';

export type Setting = 'off' | 'once' | 'always';

export const slowNetwork: FaultEntry = { label: demoBarTexts.slowNetwork, calls: ['*'], kind: 'slow' };

function isOf(entry: FaultEntry, fault: Fault): boolean {
  return entry.kind === fault.kind && entry.calls.includes(fault.call);
}

/** The active faults, with functions that change them. */
export function useFaults(store: DemoStore) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);

  useEffect(() => {
    store
      .read((state) => [...state.faults])
      .then(setFaults)
      .catch((error: unknown) => console.warn(demoBarTexts.faultsUnreadable, error));
  }, [store]);

  const change = async (next: (faults: readonly Fault[]) => Fault[]) => {
    setFaults(
      await store.transact((state) => {
        state.faults = next(state.faults);
        return [...state.faults];
      }),
    );
  };

  return {
    faults,
    settingOf: (entry: FaultEntry): Setting => {
      const found = faults.find((fault) => isOf(entry, fault));
      if (!found) return 'off';
      return found.times === 'always' ? 'always' : 'once';
    },
    set: (entry: FaultEntry, setting: Setting) =>
      change((known) => [
        ...known.filter((fault) => !isOf(entry, fault)),
        ...(setting === 'off'
          ? []
          : entry.calls.map((call) => ({ call, kind: entry.kind, times: setting === 'once' ? 1 : setting }) as const)),
      ]),
    clear: () => change(() => []),
  };
}
