import { useEffect, useState } from 'react';
import type { Fault, FaultKind } from '@/demo/server/faults';
import type { DemoStore } from '@/demo/server/store';
import { Button } from '@/ui/Button';
import { demoBarTexts } from './texts';

const settings = ['off', 'once', 'always'] as const;
type Setting = (typeof settings)[number];

interface FaultOption {
  readonly label: string;
  /** Both booking calls share their faults. */
  readonly calls: readonly Fault['call'][];
  readonly kind: FaultKind;
}

const slowNetwork: FaultOption = { label: demoBarTexts.slowNetwork, calls: ['*'], kind: 'slow' };

/** The calls of each group of faults, in the order of a purchase. */
const groups = [
  ['payPalScript', ['payPalSdk']],
  ['createOrder', ['createOrder']],
  ['captureOrder', ['captureOrder']],
  ['booking', ['createBooking', 'createBuyNowBooking']],
  ['anyCall', ['*']],
] as const satisfies readonly (readonly [keyof typeof demoBarTexts.faultGroups, FaultOption['calls']])[];

const faultGroups = groups.map(([name, calls]) => {
  const { title, faults } = demoBarTexts.faultGroups[name];
  const options = Object.entries(faults).map(([kind, label]) => ({ label, calls, kind: kind as FaultKind }));
  return { title, options };
});

const isOf = ({ kind, calls }: FaultOption, fault: Fault) => kind === fault.kind && calls.includes(fault.call);

/** The active faults, with functions that change them. */
function useFaults(store: DemoStore) {
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
    settingOf: (option: FaultOption): Setting => {
      const found = faults.find((fault) => isOf(option, fault));
      if (!found) return 'off';
      return found.times === 'always' ? 'always' : 'once';
    },
    set: (option: FaultOption, setting: Setting) =>
      change((known) => [
        ...known.filter((fault) => !isOf(option, fault)),
        ...(setting === 'off'
          ? []
          : option.calls.map(
              (call) => ({ call, kind: option.kind, times: setting === 'once' ? 1 : setting }) as const,
            )),
      ]),
    clear: () => change(() => []),
  };
}

export function FaultSettings({ store }: { readonly store: DemoStore }) {
  const { faults, settingOf, set, clear } = useFaults(store);
  return (
    <section className="mt-6">
      <h3 className="font-display text-xl">{demoBarTexts.faults}</h3>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft text-sm">
          {faults.length === 0 ? demoBarTexts.noFaults : demoBarTexts.faultCount(faults.length)}
        </p>
        <Button variant="secondary" onClick={() => void clear()}>
          {demoBarTexts.clearFaults}
        </Button>
      </div>
      <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-leaf"
          checked={settingOf(slowNetwork) !== 'off'}
          onChange={(event) => void set(slowNetwork, event.target.checked ? 'always' : 'off')}
        />
        {demoBarTexts.slowNetwork}
      </label>
      {faultGroups.map(({ title, options }) => (
        <fieldset key={title} className="mt-4 rounded-field border border-ivory-edge bg-paper px-3 pb-2">
          <legend className="px-1 font-semibold">{title}</legend>
          {options.map((option) => (
            <label key={option.kind} className="flex min-h-11 items-center justify-between gap-3 text-sm">
              <span>{option.label}</span>
              <select
                className="min-h-9 shrink-0 rounded-field border border-ink-soft bg-paper px-2"
                value={settingOf(option)}
                onChange={(event) =>
                  void set(option, settings.find((setting) => setting === event.target.value) ?? 'off')
                }
              >
                {settings.map((setting) => (
                  <option key={setting} value={setting}>
                    {demoBarTexts[setting]}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}
