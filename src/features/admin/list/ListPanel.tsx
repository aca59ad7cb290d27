import { type ReactNode, useCallback, useMemo } from 'react';
import { ColumnsMenu } from './ColumnsMenu';
import { CsvButton } from './CsvButton';
import { chosenColumns } from './chosenColumns';
import { countText, formatCount } from './format';
import { ListPagination } from './ListPagination';
import { ListToolbar } from './ListToolbar';
import { useIsPrinted } from './PrintingProvider';
import { RecordList } from './RecordList';
import { SelectionBar } from './SelectionBar';
import { SelectCard } from './SelectRecord';
import { selectColumn } from './selectColumn';
import {
  FoundRecordsContext,
  foundRecords,
  type ListSelection,
  SelectionContext,
  useSelectionStore,
} from './selection';
import type { TableColumn } from './tableColumn';
import type { ListTexts } from './textTypes';
import type { AdminList } from './useAdminList';
import { useListView } from './useListView';
import { ViewsMenu } from './ViewsMenu';

interface Props<T> {
  readonly list: AdminList<T>;
  readonly texts: ListTexts & { readonly pages?: string };
  readonly columns: readonly TableColumn<T>[];
  readonly card: (row: T) => ReactNode;
  readonly filters?: ReactNode;
  /** Shown above the rows, unless there are none. */
  readonly summary?: ReactNode;
  readonly selection: ListSelection<T>;
  readonly showSelectionBar?: boolean;
  /** What the tab does with the selected records, in the selection's bar. */
  readonly selectionActions?: (rows: readonly T[]) => ReactNode;
}

/** A list of the dashboard: toolbar, rows as cards or table, pages. Printed, all pages are one. */
export function ListPanel<T>(props: Props<T>) {
  const { list, texts, columns, card, filters, summary, selection, selectionActions } = props;
  const { showSelectionBar = true } = props;
  const { total, found, items, page, pages, keyOf, text, setText, sort, onSort, filtersSet } = list;
  const printed = useIsPrinted();
  const view = useListView();
  const store = useSelectionStore();
  const foundHere = useMemo(() => foundRecords(found, keyOf), [found, keyOf]);
  const shownColumns = useMemo(() => {
    const ids = chosenColumns(
      columns.map(({ id }) => id),
      view.columns,
    );
    return [selectColumn(keyOf, selection), ...columns.filter(({ id }) => ids.includes(id))];
  }, [columns, view.columns, selection, keyOf]);
  const selectableCard = useCallback(
    (row: T) => (
      <div className="flex h-full flex-col">
        <div className="flex-1">{card(row)}</div>
        <SelectCard recordKey={keyOf(row)} name={selection.nameOf(row)} />
      </div>
    ),
    [card, keyOf, selection],
  );
  const count =
    found.length === total
      ? countText(texts.all, total)
      : texts.some(total, formatCount(total), formatCount(found.length));
  return (
    <SelectionContext value={store}>
      <FoundRecordsContext value={foundHere}>
        <ListToolbar
          searchLabel={texts.search}
          text={text}
          onText={setText}
          filters={filters}
          filtersSet={filtersSet}
          count={count}
          actions={
            <>
              <CsvButton
                fileName={selection.fileName}
                makeText={() => selection.makeText(found)}
                disabled={found.length === 0}
              />
              <ColumnsMenu columns={columns} chosen={view.columns} onChoose={view.chooseColumns} />
              <ViewsMenu list={view.list} />
            </>
          }
        />
        {found.length === 0 ? (
          <p className="py-10 text-center text-ink-soft">{texts.noMatch}</p>
        ) : (
          <>
            {summary}
            <RecordList
              label={texts.label}
              rows={printed ? found : items}
              keyOf={keyOf}
              columns={shownColumns}
              card={selectableCard}
              sort={sort}
              onSort={onSort}
            />
          </>
        )}
        {texts.pages !== undefined && !printed && <ListPagination label={texts.pages} page={page} pages={pages} />}
        {showSelectionBar && (
          <SelectionBar list={list} store={store} selection={selection} actions={selectionActions} />
        )}
      </FoundRecordsContext>
    </SelectionContext>
  );
}
