import { LayoutGrid, Search, SlidersHorizontal, Table } from 'lucide-react';
import {
  type ComponentProps,
  type ComponentType,
  memo,
  type ReactNode,
  useCallback,
  useId,
  useMemo,
  useState,
} from 'react';
import { useAppDispatch } from '@/state/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { NewStatus } from '@/ui/EnglishText';
import { Pagination } from '@/ui/Pagination';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { CardGrid } from './CardGrid';
import { chosenColumns, type TableColumn } from './columns';
import { type RecordNames, recordCount } from './format';
import { useIsPrinted } from './PrintingProvider';
import { changePreferences } from './preferencesSlice';
import { NoMatch, QueryResult } from './QueryResult';
import { RecordTable, type RecordTableProps } from './RecordTable';
import { type FetchOptions, type RecordQuery, withRefetch } from './rows';
import { FoundRecordsContext, SelectionBar, SelectRecord, selectColumn } from './Selection';
import { ColumnsMenu, CsvButton, SortSelect, toolbarButton, toolbarControl } from './Toolbar';
import { adminListTexts, recordTexts } from './texts';
import { type AdminList, type SearchedRow, useListView } from './useAdminList';
import { useDashboardUrl } from './useDashboardUrl';
import { ViewsMenu } from './ViewsPanel';

interface Props<T extends SearchedRow> {
  readonly list: AdminList<T>;
  readonly Card: ComponentType<{ readonly row: T }>;
  readonly filters?: ReactNode;
  /** Shown above the rows, unless there are none. */
  readonly summary?: ReactNode;
  readonly showSelectionBar?: boolean;
  /** The tab's actions on the selected records, some of which the list may not show (`hidden`). */
  readonly selectionActions?: (rows: readonly T[], hidden: readonly T[]) => ReactNode;
}

/** A list of the dashboard: toolbar, rows as cards or table, pages. Printed, all pages are one. */
export function ListPanel<T extends SearchedRow>({
  list,
  Card,
  filters,
  summary,
  showSelectionBar = true,
  selectionActions,
}: Props<T>) {
  const { id, names, found, items, page, pages, keyOf, nameOf, columns, sort, onSort } = list;
  const printed = useIsPrinted();
  const view = useListView(id);
  const { view: chosenView } = useDashboardUrl();
  const wide = useMediaQuery('(min-width: 40rem)');
  // Below 640 px a table would scroll sideways, so cards are shown there, whatever the URL says (ruling 39).
  const asTable = chosenView === 'table' && (wide || printed);
  // The keys are computed when they are first needed, not on each keystroke in the search.
  const foundRecords = useMemo(
    () => ({ list: id, count: found.length, keys: () => found.map(keyOf) }),
    [id, found, keyOf],
  );
  const shownColumns = useMemo((): readonly TableColumn<T>[] => {
    const ids = chosenColumns(
      columns.map((column) => column.id),
      view.columns,
    );
    return [selectColumn({ id, keyOf, nameOf }), ...columns.filter((column) => ids.includes(column.id))];
  }, [id, columns, view.columns, keyOf, nameOf]);
  const selectableCard = useCallback(
    (row: T) => (
      <div className="flex h-full flex-col rounded-card bg-paper shadow-card">
        <div className="flex-1">
          <Card row={row} />
        </div>
        <SelectRecord list={id} recordKey={keyOf(row)} name={nameOf(row)} onCard />
      </div>
    ),
    [Card, id, keyOf, nameOf],
  );
  return (
    <FoundRecordsContext value={foundRecords}>
      <ListToolbar list={list} filters={filters}>
        <CsvButton fileName={list.csvFile} makeText={() => list.csvText(found)} disabled={found.length === 0} />
        {asTable ? (
          <ColumnsMenu columns={columns} chosen={view.columns} onChoose={view.chooseColumns} />
        ) : (
          <SortSelect columns={columns} />
        )}
        <ViewsMenu list={list} />
      </ListToolbar>
      {list.missing && (
        <div className="mb-3">
          <Alert tone="error">{recordTexts.missing(list.missing)}</Alert>
        </div>
      )}
      {found.length === 0 ? (
        <NoMatch names={names} />
      ) : (
        <>
          {summary}
          <RecordList
            label={names.title}
            rows={printed ? found : items}
            keyOf={keyOf}
            columns={shownColumns}
            asTable={asTable}
            card={selectableCard}
            sort={sort}
            onSort={onSort}
          />
        </>
      )}
      {!printed && <ListPagination label={recordTexts.pages(names.other)} page={page} pages={pages} />}
      {showSelectionBar && <SelectionBar list={list} actions={selectionActions} />}
    </FoundRecordsContext>
  );
}

interface ListPaginationProps {
  readonly label: string;
  readonly page: number;
  readonly pages: number;
}

/** Memoized: its many links need not render on every keystroke in the search. */
const ListPagination = memo(function ListPagination({ label, page, pages }: ListPaginationProps) {
  const { hrefWith } = useDashboardUrl();
  if (pages <= 1) return null;
  return (
    <div className="mt-8">
      <Pagination label={label} page={page} pages={pages} hrefFor={(to) => hrefWith({ page: String(to) })} />
    </div>
  );
});

interface RecordListProps<T> extends RecordTableProps<T>, Pick<ComponentProps<typeof CardGrid<T>>, 'card'> {
  readonly asTable: boolean;
}

function List<T>({ asTable, card, columns, sort, onSort, ...list }: RecordListProps<T>) {
  return asTable ? <RecordTable {...list} {...{ columns, sort, onSort }} /> : <CardGrid {...list} card={card} />;
}

/** Records as cards or as a table. */
const RecordList = memo(List) as typeof List;

interface ListToolbarProps<T extends SearchedRow> extends Pick<Props<T>, 'list' | 'filters'> {
  readonly children: ReactNode;
}

/** Search, filters, count, export and view. Filters have a line below 1280 px; on a phone, a button opens them. */
function ListToolbar<T extends SearchedRow>({ list, filters, children }: ListToolbarProps<T>) {
  const { names, rows, found, filtersSet } = list;
  const searchLabel = recordTexts.search(names.other);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div data-toolbar="" className="mb-2 flex flex-wrap items-center gap-2">
      <span className="relative min-w-0 flex-1 basis-40 sm:max-w-64 sm:basis-36 print:hidden">
        <Search
          aria-hidden
          size={16}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
        />
        <input
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={list.text}
          onChange={(event) => list.setText(event.target.value)}
          className={`${toolbarControl} w-full pl-9 text-ellipsis placeholder:text-ink-soft`}
        />
      </span>
      {filters && (
        <>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className={`${toolbarButton} sm:hidden print:hidden`}
          >
            <SlidersHorizontal aria-hidden size={16} />
            {filtersSet > 0 ? adminListTexts.filtersSet(filtersSet) : adminListTexts.filters}
          </button>
          <div
            id={id}
            className={`${open ? 'flex' : 'hidden'} items-center gap-2 max-xl:order-last max-xl:w-full max-sm:flex-col max-sm:items-stretch sm:flex sm:flex-wrap print:hidden`}
          >
            {filters}
          </div>
        </>
      )}
      <NewStatus className="mr-auto text-sm leading-tight font-semibold tabular-nums sm:min-w-0 sm:flex-1 sm:basis-20 2xl:whitespace-nowrap">
        {recordCount(names, rows.length, found.length)}
      </NewStatus>
      <div className="ml-auto flex flex-wrap items-center gap-2 print:hidden">
        {children}
        <ViewSwitch />
      </div>
    </div>
  );
}

const views = [
  { id: 'cards', label: adminListTexts.cards, Icon: LayoutGrid },
  { id: 'table', label: adminListTexts.table, Icon: Table },
] as const;

/** Switches between cards and table (ruling 39) and remembers it; a phone shows only cards. */
function ViewSwitch() {
  const { view, change } = useDashboardUrl();
  const dispatch = useAppDispatch();
  function show(next: (typeof views)[number]['id']) {
    dispatch(changePreferences(() => ({ view: next })));
    change({ view: next });
  }
  return (
    <fieldset className="hidden overflow-hidden rounded-full border border-ink-line sm:flex">
      <legend className="sr-only">{adminListTexts.view}</legend>
      {views.map(({ id, label, Icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={view === id}
          aria-label={label}
          title={label}
          onClick={() => show(id)}
          className="inline-flex min-h-10 items-center px-3 -outline-offset-4 hover:bg-leaf-mist aria-pressed:bg-leaf aria-pressed:text-ivory forced-colors:aria-pressed:underline"
        >
          <Icon aria-hidden size={16} />
        </button>
      ))}
    </fieldset>
  );
}

interface ListTabProps<T> {
  readonly texts: { readonly show: string; readonly hide: string; readonly records: RecordNames };
  /** A hook that fetches the rows; it runs while the list is shown. */
  readonly useList: (options: FetchOptions) => RecordQuery<T>;
  readonly actions?: ReactNode;
  readonly children: (rows: readonly T[]) => ReactNode;
}

function FetchedList<T>({ texts, useList, children }: ListTabProps<T>) {
  return (
    <QueryResult query={useList(withRefetch)} names={texts.records}>
      {children}
    </QueryResult>
  );
}

/**
 * A list that a button shows and hides (§2). The URL holds whether it is shown. From 640 px the buttons stand beside
 * the list's toolbar, and everything else lies below them.
 */
export function ListTab<T>(props: ListTabProps<T>) {
  const { shown, change } = useDashboardUrl();
  const { texts, actions } = props;
  return (
    <div className="flow-root sm:[&>:not([data-toolbar])]:clear-both">
      <div
        data-toolbar=""
        className={`mb-3 flex flex-wrap gap-2 print:hidden ${shown ? `xl:float-right xl:mb-2 xl:ml-2 xl:[&>button]:min-h-10 ${actions ? 'xl:mt-0.5' : 'xl:mt-px'}` : ''}`}
      >
        {actions}
        <Button variant="secondary" size="small" onClick={() => change({ show: shown ? null : '1' })}>
          {shown ? texts.hide : texts.show}
        </Button>
      </div>
      {shown && <FetchedList {...props} />}
    </div>
  );
}
