import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAdminGetProductsQuery } from '@/api/adminApi';
import type { Product } from '@/contract/product';
import { productHeader, productLabel } from '@/domain/adminProducts';
import { adminDomainTexts } from '@/domain/adminTexts';
import type { AdminBooking } from '@/domain/bookings';
import { idHeader } from '@/domain/productsCsv';
import { productsToReorder, type StockOutlook } from '@/domain/stockOutlook';
import { type AdminColumn, csvOf } from '@/features/admin/list/columns';
import { formatCount } from '@/features/admin/list/counts';
import { changePreferences, readThreshold, selectLowStockFrom } from '@/features/admin/list/preferencesSlice';
import { QueryNote, QueryResult } from '@/features/admin/list/QueryResult';
import { ReportTable } from '@/features/admin/list/ReportTable';
import { ifOld, useAllBookingRows } from '@/features/admin/list/rows';
import { downloadText } from '@/features/admin/list/Toolbar';
import { adminListTexts, csvHeaders } from '@/features/admin/list/texts';
import { englishLang } from '@/lib/language';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { TextField } from '@/ui/fields';
import { stockTexts as texts } from './texts';

export const reorderColumns: readonly AdminColumn<StockOutlook>[] = [
  { id: 'id', header: idHeader, csv: ({ product }) => product._id },
  {
    id: 'name',
    header: productHeader('name'),
    cell: ({ product }) => (
      <span dir="auto" lang={englishLang}>
        {productLabel(product)}
      </span>
    ),
    csv: ({ product }) => product.name,
  },
  { id: 'brand', header: productHeader('brand'), csv: ({ product }) => product.brand },
  { id: 'packSize', header: productHeader('pack_size'), csv: ({ product }) => product.pack_size },
  {
    id: 'stock',
    header: texts.stock,
    csvHeader: productHeader('stockSize'),
    cell: ({ stock }) => formatCount(stock),
    csv: ({ stock }) => stock,
  },
  { id: 'sold', header: texts.sold, cell: ({ sold }) => formatCount(sold), csv: ({ sold }) => sold },
  {
    id: 'daysLeft',
    header: texts.daysLeft,
    cell: ({ daysLeft }) => (daysLeft === null ? texts.noSales : formatCount(daysLeft)),
    csv: ({ daysLeft }) => daysLeft ?? '',
  },
  {
    id: 'reorder',
    header: texts.reorder,
    csvHeader: csvHeaders.reorder,
    cell: ({ reorder }) => formatCount(reorder),
    csv: ({ reorder }) => reorder,
  },
];

/** At most this many products are listed; the file has all of them. */
const maxListed = 200;

function ThresholdField() {
  const dispatch = useAppDispatch();
  const lowFrom = useAppSelector(selectLowStockFrom);
  const [typed, setTyped] = useState(String(lowFrom));
  function change(text: string) {
    setTyped(text);
    const threshold = readThreshold(text);
    if (threshold !== null) dispatch(changePreferences(() => ({ lowFrom: threshold })));
  }
  return (
    <TextField
      label={texts.threshold}
      hint={texts.thresholdHint}
      inputMode="numeric"
      value={typed}
      onChange={({ target }) => change(target.value)}
      error={readThreshold(typed) === null ? adminDomainTexts.number.notWhole : undefined}
      className="sm:w-60 print:hidden"
    />
  );
}

interface OutlookProps {
  readonly products: readonly Product[];
  readonly bookings: readonly AdminBooking[];
}

function Outlook({ products, bookings }: OutlookProps) {
  const lowFrom = useAppSelector(selectLowStockFrom);
  const [now] = useState(() => new Date());
  const outlooks = useMemo(
    () => productsToReorder(products, bookings, { lowFrom, now }),
    [products, bookings, lowFrom, now],
  );
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {outlooks.length > 0 ? texts.count(outlooks.length) : texts.none}
        </p>
        <Button
          variant="secondary"
          disabled={outlooks.length === 0}
          onClick={() => downloadText(texts.fileName, csvOf(reorderColumns, outlooks))}
        >
          <Download aria-hidden size={17} /> {adminListTexts.exportCsv}
        </Button>
      </div>
      {outlooks.length > 0 && (
        <ReportTable
          label={texts.title}
          columns={reorderColumns}
          rows={outlooks.slice(0, maxListed)}
          keyOf={({ product }) => product._id}
        />
      )}
      {outlooks.length > maxListed && <p className="mt-3">{adminListTexts.more(outlooks.length - maxListed)}</p>}
    </>
  );
}

/** Products to reorder, by their stock and the sales of the last 30 days. */
export function ReorderDialog({ onClose }: { onClose: () => void }) {
  const products = useAdminGetProductsQuery(undefined, ifOld);
  const bookings = useAllBookingRows(ifOld);
  return (
    <Dialog open onClose={onClose} title={texts.title} layout="wide">
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{texts.intro}</p>
        <ThresholdField />
        <div>
          <QueryResult query={products} names={texts.products}>
            {(records) =>
              bookings.data ? (
                <Outlook products={records} bookings={bookings.data} />
              ) : (
                <QueryNote query={bookings} loading={texts.bookingsLoading} failed={texts.bookingsFailed} />
              )
            }
          </QueryResult>
        </div>
      </div>
    </Dialog>
  );
}
