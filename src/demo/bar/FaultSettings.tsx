import type { DemoStore } from '@/demo/server/store/demoStore';
import { FaultGroupFields } from './FaultGroupFields';
import { faultMenu } from './faultMenu';
import { slowNetwork, useFaults } from './useFaults';

/** Slow network, and everything that can be made to go wrong. */
export function FaultSettings({ store }: { readonly store: DemoStore }) {
  const { faults, settingOf, set, clear } = useFaults(store);
  const count = faults.length;
  return (
    <section className="mt-6">
      <h3 className="font-display text-xl">Faults</h3>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft text-sm">
          {count === 0 ? 'Everything works as it should.' : `${count} ${count === 1 ? 'fault is' : 'faults are'} set.`}
        </p>
        <button
          type="button"
          className="min-h-11 cursor-pointer rounded-field border border-leaf bg-white px-4 font-semibold text-leaf hover:bg-leaf-mist"
          onClick={() => void clear()}
        >
          Clear all faults
        </button>
      </div>
      <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-leaf"
          checked={settingOf(slowNetwork) !== 'off'}
          onChange={(event) => void set(slowNetwork, event.target.checked ? 'always' : 'off')}
        />
        Slow network: every response takes two seconds
      </label>
      {faultMenu.map((group) => (
        <FaultGroupFields
          key={group.title}
          group={group}
          settingOf={settingOf}
          onSet={(...chosen) => void set(...chosen)}
        />
      ))}
    </section>
  );
}
