import { useRef } from 'react';
import { productApi } from '@/api/productApi';
import { formatDate } from '@/lib/dates';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectProductList } from '@/state/products';
import { useBottomSpace } from '@/ui/BottomBar';
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

/** Says how old the products cached by an earlier visit are, and why nothing can be bought. At the window's bottom, it
 * neither shifts the page nor covers its heading. */
export function CachedNote() {
  // Without a subscription: another subscriber would retry a failed call.
  const { isFetching } = getProducts.useQueryState();
  const dispatch = useAppDispatch();
  const online = useOnline();
  const cachedAt = useAppSelector((state) => selectProductList(state)?.cachedAt ?? null);
  const late = useDelayedFlag(patienceMs, cachedAt !== null);
  const ref = useRef<HTMLDivElement>(null);
  useBottomSpace(ref, true);
  const failed = !isFetching || !online;
  const shown = cachedAt !== null && (late || failed);
  const texts = !online ? cachedNoteTexts.offline : failed ? cachedNoteTexts.failed : cachedNoteTexts.checking;
  return (
    <div ref={ref} role="status" className="fixed inset-x-0 bottom-0 z-20 print:hidden">
      {shown && (
        <div className="flex items-center justify-center gap-x-2 border-t border-ivory-edge bg-leaf-mist px-4 py-1 text-sm leading-snug text-leaf-ink">
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
    </div>
  );
}
