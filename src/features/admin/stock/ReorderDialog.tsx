import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAdminGetProductsQuery } from '@/api/adminApi';
import type { Product } from '@/contract/product';
import { productLabel } from '@/domain/adminProducts';
import type { AdminBooking } from '@/domain/bookings';
import { productsToReorder, reorderCsv, type StockOutlook } from '@/domain/stockOutlook';
import { useAllBookings } from '@/features/admin/bookings/useBookings';
import { downloadText } from '@/features/admin/list/CsvButton';
import { countText, formatCount } from '@/features/admin/list/format';
import { ProblemText } from '@/features/admin/list/problemText';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { englishLang } from '@/lib/language';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { TextField } from '@/ui/fields';
import { Skeleton } from '@/ui/Skeleton';
import { keepThreshold, readThreshold, selectLowStockFrom } from './stockSettingsSlice';
import { stockTexts as texts } from './texts';

/** Of more, the file has all. */
const shown = 200;

/** What to reorder, the most urgent first. */
export function ReorderList({ outlooks }: { outlooks: readonly StockOutlook[] }) {
  return (
    <>
      <ul aria-label={texts.title}>
        {outlooks.slice(0, shown).map(({ product, stock, sold, daysLeft, reorder }) => (
          <li key={product._id} className="border-b border-ivory-edge py-3">
            <p lang={englishLang} className="font-semibold break-words">
              {productLabel(product)}
            </p>
            <dl className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1 text-sm tabular-nums sm:grid-cols-4">
              {[
                [texts.stock, formatCount(stock)],
                [texts.sold, formatCount(sold)],
                [texts.daysLeft, daysLeft === null ? texts.noSales : formatCount(daysLeft)],
                [texts.reorder, formatCount(reorder)],
              ].map(([term, value]) => (
                <div key={term} className="flex flex-wrap justify-between gap-x-2">
                  <dt className="text-ink-soft">{term}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {outlooks.length > shown && <p className="mt-3">{countText(texts.more, outlooks.length - shown)}</p>}
    </>
  );
}

/** Figures older than this many seconds are refetched. */
const maxAge = { refetchOnMountOrArgChange: 60 };

function ThresholdField() {
  const dispatch = useAppDispatch();
  const lowFrom = useAppSelector(selectLowStockFrom);
  const [typed, setTyped] = useState(String(lowFrom));
  function change(text: string) {
    setTyped(text);
    const threshold = readThreshold(text);
    if (threshold !== null) dispatch(keepThreshold(threshold));
  }
  return (
    <TextField
      label={texts.threshold}
      hint={texts.thresholdHint}
      inputMode="numeric"
      value={typed}
      onChange={({ target }) => change(target.value)}
      error={readThreshold(typed) === null ? texts.thresholdProblem : undefined}
      className="sm:w-60"
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
          {outlooks.length > 0 ? countText(texts.count, outlooks.length) : texts.none}
        </p>
        <Button
          variant="secondary"
          disabled={outlooks.length === 0}
          onClick={() => downloadText(texts.fileName, reorderCsv(outlooks))}
        >
          <Download aria-hidden size={17} /> {texts.exportCsv}
        </Button>
      </div>
      <ReorderList outlooks={outlooks} />
    </>
  );
}

/** Products to reorder, by their stock and the sales of the last 30 days. */
export function ReorderDialog({ onClose }: { onClose: () => void }) {
  const products = useAdminGetProductsQuery(undefined, maxAge);
  const bookings = useAllBookings(maxAge);
  return (
    <Dialog open onClose={onClose} title={texts.title} layout="wide">
      <div className="space-y-5">
        <p className="text-ink-soft">{texts.intro}</p>
        <ThresholdField />
        <QueryResult query={products} names={texts.products}>
          {(records) => {
            if (bookings.data) return <Outlook products={records} bookings={bookings.data} />;
            if (bookings.error === undefined)
              return (
                <div role="status" aria-label={texts.bookingsLoading}>
                  <Skeleton className="h-24 w-full" />
                </div>
              );
            return (
              <ErrorPanel
                title={texts.bookingsFailed}
                message={<ProblemText error={bookings.error} />}
                onRetry={() => void bookings.refetch()}
                retrying={bookings.isFetching}
              />
            );
          }}
        </QueryResult>
      </div>
    </Dialog>
  );
}
