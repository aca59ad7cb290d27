import { SelectField } from '@/ui/SelectField';
import { useDashboardUrl } from './useDashboardUrl';

interface Props {
  readonly label: string;
  /** Its name in the URL. */
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A filter with a few choices, kept in the URL; the first choice is all. */
export function FilterSelect({ label, name, options }: Props) {
  const { param, change } = useDashboardUrl();
  return (
    <SelectField label={label} value={param(name)} onChange={(event) => change({ [name]: event.target.value })}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
