import { SelectField } from '@/ui/SelectField';
import { useDashboardUrl } from './useDashboardUrl';

interface Props {
  readonly label: string;
  /** Its URL parameter. */
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A filter kept in the URL. */
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
