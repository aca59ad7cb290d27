import { useEffect, useState } from 'react';
import type { OrderRef, UserRow } from '@/domain/adminUsers';
import { orderStatusLabel } from '@/domain/orderStatus';
import { BatchResult } from '@/features/admin/changes/BatchResult';
import {
  doneStatusesClosed,
  selectChange,
  selectIsBatchRunning,
  selectShownStatus,
} from '@/features/admin/changes/changesSlice';
import { runBatch } from '@/features/admin/changes/sendChange';
import { LeaveOutHidden, ListBar, useSelected } from '@/features/admin/list/Selection';
import { adminListTexts } from '@/features/admin/list/texts';
import { recordsDeselected, selectionCleared, selectSelected } from '@/features/admin/list/unsentSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import type { AppThunk } from '@/state/storeTypes';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { dialogTexts } from '@/ui/texts';
import { StatusSelect, statusJob } from './OrderStatusControl';
import { adminUsersTexts } from './texts';

const texts = adminUsersTexts.bulk;

const changeStatuses =
  (orders: readonly OrderRef[], newStatus: string): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    const seen = orders.map((order) => ({ ...order, status: selectShownStatus(getState(), order) }));
    const jobs = seen.map((order) => statusJob(order, newStatus));
    return dispatch(runBatch(texts.title(jobs.length, orderStatusLabel(newStatus)), jobs));
  };

interface FormProps {
  /** `parts`: the number of an order's bookings; 0 or missing if all of them are selected. */
  readonly orders: readonly (OrderRef & { readonly parts?: number })[];
  /** The orders that the list does not show. */
  readonly hidden: readonly OrderRef[];
  readonly onLeaveOut: () => void;
  readonly onApplied?: () => void;
}

/** Sets one status for several orders; lists them first if it changes more than the administrator sees or selected. */
export function BulkStatusForm({ orders, hidden, onLeaveOut, onApplied }: FormProps) {
  const dispatch = useAppDispatch();
  // A status that is being sent alone would end, in the result, as what the batch has sent.
  const busy = useAppSelector(
    (state) =>
      selectIsBatchRunning(state, 'statuses') ||
      orders.some(({ orderId }) => selectChange(state, orderId)?.state === 'sending'),
  );
  const [status, setStatus] = useState('');
  const [asking, setAsking] = useState(false);
  const hiddenIds = new Set(hidden.map(({ orderId }) => orderId));
  function apply() {
    setAsking(false);
    void dispatch(changeStatuses(orders, status));
    onApplied?.();
  }
  return (
    <>
      <StatusSelect label={texts.newStatusLabel} value={status} placeholder={texts.newStatus} onChange={setStatus} />
      <Button
        size="small"
        disabled={!status || orders.length === 0}
        busy={busy}
        onClick={() => (hidden.length > 0 || orders.some(({ parts }) => parts) ? setAsking(true) : apply())}
      >
        {texts.apply(orders.length)}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.title(orders.length, orderStatusLabel(status))}
      >
        <ul aria-label={texts.label} className="mb-4 flex flex-col gap-1.5 break-words">
          {orders.map(({ orderId, owner, parts = 0 }) => (
            <li key={orderId}>
              {texts.job(orderId, owner)}
              {hiddenIds.has(orderId) && ` ${adminListTexts.hidden}`}
              {parts > 0 && (
                <span className="block text-sm text-ink-soft">{adminUsersTexts.order.sharedStatus(parts)}</span>
              )}
            </li>
          ))}
        </ul>
        <LeaveOutHidden count={hidden.length} onLeaveOut={onLeaveOut} />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {dialogTexts.cancel}
          </Button>
          <Button disabled={orders.length === 0} onClick={apply}>
            {texts.apply(orders.length)}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** The selection of users' orders by id, beside that of the users. */
export const orderSelection = 'orders';

export const useOrderSelected = ({ orderId }: OrderRef) => useSelected(orderSelection, orderId);

interface BarProps {
  readonly users: readonly UserRow[];
  /** Those that the list shows. */
  readonly shown: readonly UserRow[];
}

/** Changes the status of the selected orders of users. */
export function BulkStatusBar({ users, shown }: BarProps) {
  const dispatch = useAppDispatch();
  const selected = useAppSelector((state) => selectSelected(state, orderSelection));
  if (selected.size === 0) return null;
  /** Once each, as two users may have the same order. */
  const selectedOf = (rows: readonly UserRow[]) => {
    const found = rows.flatMap(({ orders }) => orders).filter(({ orderId }) => selected.has(orderId));
    return new Map(found.map((order) => [order.orderId, order]));
  };
  const orders = [...selectedOf(users).values()];
  const shownOrders = selectedOf(shown);
  const hidden = orders.filter(({ orderId }) => !shownOrders.has(orderId));
  return (
    <ListBar list={orderSelection} label={texts.label} selected={texts.selected(orders.length)} hidden={hidden.length}>
      <BulkStatusForm
        orders={orders}
        hidden={hidden}
        onLeaveOut={() =>
          dispatch(recordsDeselected({ list: orderSelection, keys: hidden.map(({ orderId }) => orderId) }))
        }
        onApplied={() => dispatch(selectionCleared(orderSelection))}
      />
    </ListBar>
  );
}

/** The result of the last batch of statuses, until it is closed or its list opens again. */
export function BulkStatusOutcome() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(doneStatusesClosed());
  }, [dispatch]);
  return <BatchResult kind="statuses" />;
}
