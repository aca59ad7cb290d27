import { useEffect, useRef } from 'react';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ProgressBar } from '@/ui/ProgressBar';
import { changeOrderStatuses } from './changeOrderStatus';
import { type BulkChange, bulkChangeClosed, type OrderRef, type StatusChange } from './statusChangesSlice';
import { adminUsersTexts } from './texts';

const texts = adminUsersTexts.bulk;

function outcomeText({ orderId, owner }: OrderRef, change: StatusChange | undefined): string {
  if (!change) return texts.waiting(orderId, owner);
  if (change.state === 'failed') return texts.failed(orderId, owner, change.problem);
  return texts[change.state](orderId, owner);
}

function summaryText(total: number, failed: number): string {
  return failed > 0 ? texts.someFailed(total - failed, total, failed) : texts.allChanged(total, total);
}

interface Props {
  readonly bulk: BulkChange;
  readonly changes: Readonly<Record<string, StatusChange>>;
}

/** Progress of a bulk change and the outcome for each order; those that failed can be retried. */
export function BulkStatusResult({ bulk, changes }: Props) {
  const { orders, newStatus, done } = bulk;
  const dispatch = useAppDispatch();
  const failed = orders.filter(({ orderId }) => changes[orderId]?.state === 'failed');
  const finished = done === orders.length;
  const ref = useRef<HTMLDivElement>(null);
  // The bar that had the focus is gone.
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} data-focus-home="" className="print:hidden">
      <Card title={texts.title(orders.length, newStatus)} className="mb-6">
        <ProgressBar label={texts.progress} value={done} max={orders.length} />
        <p role="status" className="mt-3 font-semibold">
          {finished ? summaryText(orders.length, failed.length) : texts.done(done, orders.length)}
        </p>
        <ul aria-label={texts.results} className="mt-3 space-y-1.5 text-sm">
          {orders.map((order) => {
            const change = changes[order.orderId];
            return (
              <li key={order.orderId} className={change?.state === 'failed' ? 'font-semibold text-alert' : ''}>
                {outcomeText(order, change)}
              </li>
            );
          })}
        </ul>
        {finished && (
          <div className="mt-4 flex flex-wrap gap-3">
            {failed.length > 0 && (
              <Button onClick={() => void dispatch(changeOrderStatuses(failed, newStatus))}>{texts.retryFailed}</Button>
            )}
            <Button variant="secondary" onClick={() => dispatch(bulkChangeClosed())}>
              {texts.close}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}
