import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

interface Props<Value extends string> {
  readonly label: string;
  /** By value, in their order. */
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
  readonly labelClassName?: string | undefined;
}

/** A menu that acts at once, with its label in the same line: for toolbars. */
export function InlineSelect<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, className = '', labelClassName = '' } = props;
  const id = useId();
  const values = Object.keys(options) as Value[];
  return (
    <div className={`flex flex-wrap items-center gap-x-3 ${className}`}>
      <label htmlFor={id} className={`text-sm font-semibold ${labelClassName}`}>
        {label}
      </label>
      <span className="relative block min-w-22 flex-1">
        <select
          id={id}
          value={value}
          onChange={({ target }) => onChange(values[target.selectedIndex] ?? value)}
          className="h-11 w-full appearance-none truncate rounded-field border border-ink-line bg-paper pr-10 pl-3.5 transition-colors hover:border-leaf"
        >
          {values.map((key) => (
            <option key={key} value={key}>
              {options[key]}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={18}
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
        />
      </span>
    </div>
  );
}
