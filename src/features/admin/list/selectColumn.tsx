import { SelectAllFound } from './SelectAllFound';
import { SelectRecord } from './SelectRecord';
import type { ListSelection } from './selection';
import type { TableColumn } from './tableColumn';
import { adminListTexts } from './texts';

/** The column of checkboxes; it is always shown. */
export function selectColumn<T>(keyOf: (row: T) => string, { nameOf }: ListSelection<T>): TableColumn<T> {
  return {
    id: 'select',
    header: adminListTexts.select,
    headerCell: <SelectAllFound />,
    rem: 2.5,
    controls: true,
    cell: (row) => <SelectRecord recordKey={keyOf(row)} name={nameOf(row)} />,
  };
}
