import { useEffect, useRef, useState } from 'react';
import { orderStatusLabel } from '@/domain/orderStatus';
import { countText } from '@/features/admin/list/format';
import { LeaveOutHidden, selectedText } from '@/features/admin/list/SelectionBar';
import { adminListTexts } from '@/features/admin/list/texts';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { BottomBar } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { ProgressBar } from '@/ui/ProgressBar';
import { changeOrderStatuses } from './changeOrderStatus';
import { StatusSelect } from './OrderStatusControl';
import {
  type BulkChange,
  bulkChangeClosed,
  isOpen,
  type OrderRef,
  outcomesCleared,
  type StatusChange,
  selectBulkChange,
  selectIsBulkRunning,
  selectStatusChanges,
} from './statusChangesSlice';
import { adminUsersTexts } from './texts';

const texts = adminUsersTexts.bulk;

interface FormProps {
  readonly orders: readonly OrderRef[];
  /** Those of the orders that the list does not show. */
  readonly hidden: readonly OrderRef[];
  readonly onLeaveOut: () => void;
  readonly onApplied?: () => void;
}

/** Sets one status for several orders; lists them first if the list does not show them all. */
export function BulkStatusForm({ orders, hidden, onLeaveOut, onApplied }: FormProps) {
  const dispatch = useAppDispatch();
  const busy = useAppSelector(selectIsBulkRunning);
  const [status, setStatus] = useState('');
  const [asking, setAsking] = useState(false);
  const hiddenIds = new Set(hidden.map(({ orderId }) => orderId));
  function apply() {
    setAsking(false);
    void dispatch(changeOrderStatuses(orders, status));
    onApplied?.();
  }
  return (
    <>
      <StatusSelect label={texts.newStatusLabel} value={status} placeholder={texts.newStatus} onChange={setStatus} />
      <Button
        disabled={!status || orders.length === 0}
        busy={busy}
        onClick={() => (hidden.length > 0 ? setAsking(true) : apply())}
      >
        {countText(texts.apply, orders.length)}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.title(orders.length, orderStatusLabel(status))}
      >
        <ul aria-label={texts.label} className="mb-4 space-y-1.5 break-words">
          {orders.map(({ orderId, owner }) => (
            <li key={orderId}>
              {texts.order(orderId, owner)}
              {hiddenIds.has(orderId) && ` ${adminListTexts.hidden}`}
            </li>
          ))}
        </ul>
        <LeaveOutHidden count={hidden.length} onLeaveOut={onLeaveOut} />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {texts.cancel}
          </Button>
          <Button disabled={orders.length === 0} onClick={apply}>
            {countText(texts.apply, orders.length)}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

interface Props extends Pick<FormProps, 'orders' | 'hidden' | 'onLeaveOut'> {
  readonly onClear: () => void;
}

/** Changes the status of the selected orders. */
export function BulkStatusBar({ orders, hidden, onLeaveOut, onClear }: Props) {
  return (
    <BottomBar label={texts.label} className="print:hidden">
      <div className="mx-auto flex max-w-[100rem] flex-wrap items-center gap-3 sm:px-4">
        <p role="status" className="mr-auto font-semibold">
          {selectedText(countText(texts.selected, orders.length), hidden.length)}
        </p>
        <BulkStatusForm orders={orders} hidden={hidden} onLeaveOut={onLeaveOut} onApplied={onClear} />
        <Button variant="quiet" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
    </BottomBar>
  );
}

function outcomeText({ orderId, owner }: OrderRef, change: StatusChange | undefined): string {
  if (!change) return texts.waiting(orderId, owner);
  if (change.state === 'failed') return texts.failed(orderId, owner, change.problem);
  if (change.state === 'overtaken')
    return texts.overtaken(orderId, owner, orderStatusLabel(change.order.status), orderStatusLabel(change.theirs));
  return texts[change.state](orderId, owner);
}

function summaryText(total: number, failed: number, overtaken: number): string {
  const changed = total - failed - overtaken;
  if (overtaken > 0) return texts.someOvertaken(changed, total, failed, overtaken);
  return failed > 0 ? texts.someFailed(changed, total, failed) : texts.allChanged(total, total);
}

/** The result of the last bulk change, until it is closed or its list opens again. */
export function BulkStatusOutcome() {
  const dispatch = useAppDispatch();
  const bulk = useAppSelector(selectBulkChange);
  useEffect(() => {
    dispatch(outcomesCleared());
  }, [dispatch]);
  return bulk && <BulkStatusResult bulk={bulk} />;
}

/** Progress of a bulk change and the outcome for each order; those that failed can be retried, and those that someone else changed can be set anyway. */
function BulkStatusResult({ bulk }: { readonly bulk: BulkChange }) {
  const changes = useAppSelector(selectStatusChanges);
  const { orders, newStatus, done } = bulk;
  const dispatch = useAppDispatch();
  const inState = (state: StatusChange['state']) => orders.filter(({ orderId }) => changes[orderId]?.state === state);
  const failed = inState('failed');
  const overtaken = inState('overtaken');
  const seenNow = overtaken.map((order) => ({ ...order, status: changes[order.orderId]?.theirs ?? order.status }));
  const finished = done === orders.length;
  const ref = useRef<HTMLDivElement>(null);
  // The bar that had the focus is gone.
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} data-focus-home="" className="print:hidden">
      <Card title={texts.title(orders.length, orderStatusLabel(newStatus))} className="mb-6">
        <ProgressBar label={texts.progress} value={done} max={orders.length} />
        <p role="status" className="mt-3 font-semibold">
          {finished ? summaryText(orders.length, failed.length, overtaken.length) : texts.done(done, orders.length)}
        </p>
        <ul aria-label={texts.results} className="mt-3 space-y-1.5 text-sm">
          {orders.map((order) => {
            const change = changes[order.orderId];
            return (
              <li key={order.orderId} className={isOpen(change) ? 'font-semibold text-alert' : ''}>
                {outcomeText(order, change)}
              </li>
            );
          })}
        </ul>
        {finished && (
          <div className="mt-4 flex flex-wrap gap-3">
            {failed.length > 0 && (
              <Button onClick={() => void dispatch(changeOrderStatuses([...failed, ...overtaken], newStatus))}>
                {texts.retryFailed}
              </Button>
            )}
            {overtaken.length > 0 && (
              <Button
                variant={failed.length > 0 ? 'secondary' : 'primary'}
                onClick={() => void dispatch(changeOrderStatuses([...seenNow, ...failed], newStatus))}
              >
                {texts.setAnyway(orderStatusLabel(newStatus))}
              </Button>
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
