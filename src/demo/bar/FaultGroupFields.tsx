import type { FaultEntry, FaultGroup } from './faultMenu';
import { demoBarTexts } from './texts';
import type { Setting } from './useFaults';

const settings: readonly Setting[] = ['off', 'once', 'always'];

interface FaultGroupFieldsProps {
  readonly group: FaultGroup;
  readonly settingOf: (entry: FaultEntry) => Setting;
  readonly onSet: (entry: FaultEntry, setting: Setting) => void;
}

export function FaultGroupFields({ group, settingOf, onSet }: FaultGroupFieldsProps) {
  return (
    <fieldset className="mt-4 rounded-field border border-ivory-edge bg-paper px-3 pb-2">
      <legend className="px-1 font-semibold">{group.title}</legend>
      {group.entries.map((entry) => (
        <label key={entry.kind} className="flex min-h-11 items-center justify-between gap-3 text-sm">
          <span>{entry.label}</span>
          <select
            className="min-h-9 shrink-0 rounded-field border border-ink-soft bg-paper px-2"
            value={settingOf(entry)}
            onChange={(event) => onSet(entry, settings.find((one) => one === event.target.value) ?? 'off')}
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
  );
}
