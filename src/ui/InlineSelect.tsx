import { useId } from 'react';
import { Select } from './Select';

interface Props<Value extends string> {
  readonly label: string;
  /** Labels by value, in the order shown. */
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
  readonly labelClassName?: string | undefined;
}

/** A select with its label in the same line, for toolbars; a choice applies immediately. */
export function InlineSelect<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, className = '', labelClassName = '' } = props;
  const id = useId();
  const values = Object.keys(options) as Value[];
  return (
    <div className={`flex flex-wrap items-center gap-x-3 ${className}`}>
      <label htmlFor={id} className={`text-sm font-semibold ${labelClassName}`}>
        {label}
      </label>
      <div className="min-w-22 flex-1">
        <Select
          id={id}
          value={value}
          onChange={({ target }) => onChange(values[target.selectedIndex] ?? value)}
          className="h-11 w-full rounded-field border border-ink-line bg-paper pl-3.5 transition-colors hover:border-leaf"
        >
          {values.map((key) => (
            <option key={key} value={key}>
              {options[key]}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
