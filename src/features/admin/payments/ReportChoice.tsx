import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { Chip } from '@/ui/Card';

interface Props {
  readonly label: string;
  /** Its URL parameter. */
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly selected: string;
}

/** How a report is divided, kept in the URL. */
export function ReportChoice({ label, name, choices, selected }: Props) {
  const { change } = useDashboardUrl();
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <Chip key={choice.value} pressed={choice.value === selected} onPress={() => change({ [name]: choice.value })}>
          {choice.label}
        </Chip>
      ))}
    </fieldset>
  );
}
