import { useEffect, useRef } from 'react';
import type { UserOrder } from '@/domain/adminUsers';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ProgressBar } from '@/ui/ProgressBar';
import { type BulkChange, failedOrders, isUnderWay, type StatusChange } from './statusChanges';

interface Props {
  readonly bulk: BulkChange;
  readonly changes: ReadonlyMap<string, StatusChange>;
  readonly onRetry: (orders: readonly UserOrder[], status: string) => unknown;
  readonly onClose: () => void;
}

const words = { saving: 'Saving', saved: 'Changed', failed: 'Not changed' } as const;

/** Progress of several changes, then what became of each: those that failed are named, and can be tried again. */
export function BulkStatusResult({ bulk, changes, onRetry, onClose }: Props) {
  const { orders, newStatus, done } = bulk;
  const failed = failedOrders({ changes, bulk });
  const finished = !isUnderWay({ changes, bulk });
  const ref = useRef<HTMLDivElement>(null);
  // The bar that was pressed is gone: the result takes its place for the keyboard, too.
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} data-focus-home="">
      <Card
        title={`Set to ${newStatus}: ${orders.length} ${orders.length === 1 ? 'order' : 'orders'}`}
        className="mb-6"
      >
        <ProgressBar label="Status change progress" value={done} max={orders.length} />
        <p role="status" className="mt-3 font-semibold">
          {finished
            ? `${orders.length - failed.length} of ${orders.length} changed${failed.length > 0 ? `, ${failed.length} failed` : ''}`
            : `${done} of ${orders.length} done`}
        </p>
        <ul aria-label="Result for each order" className="mt-3 space-y-1.5 text-sm">
          {orders.map((order) => {
            const change = changes.get(order.orderId);
            return (
              <li key={order.orderId} className={change?.state === 'failed' ? 'font-semibold text-alert' : ''}>
                Order {order.orderId} of {order.owner}: {change ? words[change.state] : 'Waiting'}
                {change?.message && `, ${change.message}`}
              </li>
            );
          })}
        </ul>
        {finished && (
          <div className="mt-4 flex flex-wrap gap-3">
            {failed.length > 0 && <Button onClick={() => onRetry(failed, newStatus)}>Retry failed</Button>}
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}
