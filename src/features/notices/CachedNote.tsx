import { createPortal } from 'react-dom';
import { productApi } from '@/api/productApi';
import { formatDate } from '@/lib/dates';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectProductList } from '@/state/products';
import { Button } from '@/ui/Button';
import { useDelayedFlag } from '@/ui/loading';
import { useOnline } from '@/ui/OfflineLine';
import { uiTexts } from '@/ui/texts';
import { cachedNoteTexts } from './texts';

const { getProducts } = productApi.endpoints;

/** Waiting this long for the latest figures needs no explanation (ms). */
const patienceMs = 1500;

const refetch = { subscribe: false, forceRefetch: true } as const;

function timeText(at: number): string {
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  return formatDate(date, today ? 'time' : 'dateTime');
}

/** While an earlier visit's products show: of when they are, and why nothing can be bought. Hangs below the header, so that
 * nothing moves; from here, because no first page needs it. */
export function CachedNote() {
  // Without a subscription: another subscriber would send a failed call again.
  const { isFetching } = getProducts.useQueryState();
  const dispatch = useAppDispatch();
  const online = useOnline();
  const cachedAt = useAppSelector((state) => selectProductList(state)?.cachedAt ?? null);
  const late = useDelayedFlag(patienceMs, cachedAt !== null);
  const failed = !isFetching || !online;
  const shown = cachedAt !== null && (late || failed);
  const texts = !online ? cachedNoteTexts.offline : failed ? cachedNoteTexts.failed : cachedNoteTexts.checking;
  const header = document.querySelector('header');
  if (!header) return null;
  return createPortal(
    <div role="status" className="absolute inset-x-0 top-full">
      {shown && (
        <div className="flex items-center justify-center gap-x-2 bg-leaf-mist px-4 py-1 text-sm leading-snug text-leaf-ink shadow-card">
          <p>{texts(timeText(cachedAt))}</p>
          {online && failed && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => void dispatch(getProducts.initiate(undefined, refetch))}
            >
              {uiTexts.retry}
            </Button>
          )}
        </div>
      )}
    </div>,
    header,
  );
}
