import { Columns3 } from 'lucide-react';
import { chosenColumns, withColumnToggled } from './chosenColumns';
import { ToolbarMenu } from './ToolbarMenu';
import type { TableColumn } from './tableColumn';
import { adminListTexts } from './texts';

interface Props {
  readonly columns: readonly Pick<TableColumn<never>, 'id' | 'header'>[];
  /** As in the URL. */
  readonly chosen: string;
  readonly onChoose: (chosen: string) => void;
}

/** Chooses the columns of the table; one stays. */
export function ColumnsMenu({ columns, chosen, onChoose }: Props) {
  const all = columns.map(({ id }) => id);
  const shown = chosenColumns(all, chosen);
  return (
    <ToolbarMenu label={adminListTexts.columns} icon={<Columns3 aria-hidden size={16} />} className="max-sm:hidden">
      {() => (
        <ul>
          {columns.map(({ id, header }) => {
            const last = shown.length === 1 && shown[0] === id;
            return (
              <li key={id}>
                <label className="flex min-h-9 cursor-pointer items-center gap-3 px-2">
                  <input
                    type="checkbox"
                    checked={shown.includes(id)}
                    aria-disabled={last}
                    onChange={() => onChoose(withColumnToggled(all, chosen, id))}
                    className="size-4.5 accent-leaf"
                  />
                  {header}
                </label>
              </li>
            );
          })}
        </ul>
      )}
    </ToolbarMenu>
  );
}
