import type { DemoStore } from '@/demo/server/store/demoStore';
import { FaultGroupFields } from './FaultGroupFields';
import { faultMenu } from './faultMenu';
import { demoBarTexts } from './texts';
import { slowNetwork, useFaults } from './useFaults';

export function FaultSettings({ store }: { readonly store: DemoStore }) {
  const { faults, settingOf, set, clear } = useFaults(store);
  const count = faults.length;
  return (
    <section className="mt-6">
      <h3 className="font-display text-xl">{demoBarTexts.faults}</h3>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft text-sm">
          {count === 0 ? demoBarTexts.noFaults : demoBarTexts.faultCount(count)}
        </p>
        <button
          type="button"
          className="min-h-11 cursor-pointer rounded-field border border-leaf bg-paper px-4 font-semibold text-leaf hover:bg-leaf-mist"
          onClick={() => void clear()}
        >
          {demoBarTexts.clearFaults}
        </button>
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
