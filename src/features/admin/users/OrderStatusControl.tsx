import { type ReactNode, useRef } from 'react';
import { orderStatusLabel } from '@/domain/orderStatusLabel';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ChangeState } from './ChangeState';
import { changeOrderStatus } from './changeOrderStatus';
import { OvertakenChange } from './OvertakenChange';
import { StatusSelect } from './StatusSelect';
import { isOpen, type OrderRef, type StatusChange, statusChangeDropped } from './statusChangesSlice';
import { adminUsersTexts } from './texts';

const texts = adminUsersTexts.order;

interface Props {
  readonly order: OrderRef;
  readonly change: StatusChange | undefined;
  readonly placeholder: ReactNode;
}

/** Sets an order's status, with the outcome of the last change and what to do where it was not made. */
export function OrderStatusControl({ order, change, placeholder }: Props) {
  const dispatch = useAppDispatch();
  const ref = useRef<HTMLDivElement>(null);
  // If the status changed on the server since, the server's is right.
  const pending = change && !isOpen(change) && change.order.status === order.status;
  const status = pending ? change.newStatus : order.status;

  function set(newStatus: string, seen = status) {
    void dispatch(changeOrderStatus({ ...order, status: seen }, newStatus));
  }
  /** The button that was pressed goes. */
  function answer(decide: () => void) {
    ref.current?.querySelector('select')?.focus();
    decide();
  }
  return (
    <div ref={ref} className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <StatusSelect
          label={texts.status(order.orderId)}
          value={status}
          busy={change?.state === 'saving'}
          placeholder={placeholder}
          onChange={(newStatus) => set(newStatus)}
        />
        <ChangeState change={change} />
        {change?.state === 'failed' && (
          <Button variant="quiet" size="small" onClick={() => set(change.newStatus, change.order.status)}>
            {texts.retry}{' '}
            <VisuallyHidden>{texts.retryFor(orderStatusLabel(change.newStatus), order.orderId)}</VisuallyHidden>
          </Button>
        )}
      </div>
      {change?.state === 'overtaken' && (
        <OvertakenChange
          change={change}
          onSetAnyway={() => answer(() => set(change.newStatus, change.theirs))}
          onKeepTheirs={() => answer(() => void dispatch(statusChangeDropped(order.orderId)))}
        />
      )}
    </div>
  );
}
