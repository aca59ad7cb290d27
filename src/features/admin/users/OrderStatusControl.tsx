import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { OrderRef } from '@/domain/adminUsers';
import { orderStage, orderStatuses, orderStatusLabel } from '@/domain/orderStatus';
import { statusIcon } from '@/features/account/OrderTimeline';
import { jobUpdated } from '@/features/admin/changes/batchSlice';
import { changeOrderStatus } from '@/features/admin/changes/changeOrderStatus';
import { isOpen, type StatusChange, statusChangeDropped } from '@/features/admin/changes/statusChangesSlice';
import { useAppDispatch } from '@/state/hooks';
import { Alert } from '@/ui/Alert';
import { Button, Spinner } from '@/ui/Button';
import { controlBase } from '@/ui/fields';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { adminUsersTexts } from './texts';

interface SelectProps {
  readonly label: string;
  /** '' if the orders have no status in common. */
  readonly value: string;
  readonly onChange: (status: string) => void;
  /** While a change is pending: keeps the focus and ignores input. */
  readonly busy?: boolean;
  /** Shown for an unknown or missing status. */
  readonly placeholder?: ReactNode;
}

/** Selects an order's status (§4): any of the four from any other. */
export function StatusSelect({ label, value, onChange, busy = false, placeholder }: SelectProps) {
  const stage = orderStage(value);
  const Icon = statusIcon(value);
  return (
    <span className="relative inline-block">
      <Icon aria-hidden size={17} className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-leaf" />
      <select
        aria-label={label}
        value={stage === null ? '' : orderStatuses[stage]}
        aria-disabled={busy || undefined}
        onChange={(event) => {
          if (!busy) onChange(event.target.value);
        }}
        className={`${controlBase} aria-disabled:cursor-not-allowed aria-disabled:bg-ivory-deep h-11 appearance-none pr-9 pl-9.5! font-semibold`}
      >
        {stage === null && (
          <option value="" disabled>
            {placeholder ?? (value || adminUsersTexts.order.unknownStatus)}
          </option>
        )}
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {orderStatusLabel(status)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}

const texts = adminUsersTexts.order;

/** How the last change of an order's status went. */
export function ChangeState({ change }: { change: StatusChange | undefined }) {
  return (
    <p role="status" className="min-w-0 text-sm">
      {change?.state === 'saving' && (
        <span className="inline-flex items-center gap-1.5">
          <Spinner className="size-4" /> {texts.saving}
        </span>
      )}
      {change?.state === 'saved' && (
        <span className="inline-flex items-center gap-1.5 font-semibold text-done">
          <CircleCheck aria-hidden size={16} /> {texts.saved}
        </span>
      )}
      {change?.state === 'failed' && (
        <span className="inline-flex items-start gap-1.5 font-semibold break-words text-alert">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" /> {texts.failed(change.problem)}
        </span>
      )}
    </p>
  );
}

interface Props {
  readonly change: StatusChange;
  readonly onSetAnyway: () => void;
  readonly onKeepTheirs: () => void;
}

/** Someone else changed the status between seeing and choosing: both values, and the choice between them. */
export function OvertakenChange({ change, onSetAnyway, onKeepTheirs }: Props) {
  const { order } = change;
  const theirs = orderStatusLabel(change.theirs);
  const wanted = orderStatusLabel(change.newStatus);
  return (
    <Alert tone="error" title={texts.overtakenTitle}>
      <p>{texts.overtaken(orderStatusLabel(order.status) || texts.mixedStatus, theirs, wanted)}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button size="small" onClick={onSetAnyway}>
          {texts.setAnyway(wanted)} <VisuallyHidden>{texts.title(order.orderId)}</VisuallyHidden>
        </Button>
        <Button size="small" variant="secondary" onClick={onKeepTheirs}>
          {texts.keepTheirs(theirs)} <VisuallyHidden>{texts.title(order.orderId)}</VisuallyHidden>
        </Button>
      </div>
    </Alert>
  );
}

interface OrderStatusControlProps {
  readonly order: OrderRef;
  readonly change: StatusChange | undefined;
  readonly placeholder: ReactNode;
}

/** Sets an order's status, with the outcome of the last change and what to do where it was not made. */
export function OrderStatusControl({ order, change, placeholder }: OrderStatusControlProps) {
  const dispatch = useAppDispatch();
  const ref = useRef<HTMLDivElement>(null);
  // If the status changed on the server since, the server's is right.
  const pending = change && !isOpen(change) && change.order.status === order.status;
  const status = pending ? change.newStatus : order.status;

  async function set(newStatus: string, seen = status) {
    const { outcome } = await dispatch(changeOrderStatus({ ...order, status: seen }, newStatus));
    // The last batch may have the same order.
    dispatch(jobUpdated({ kind: 'statuses', key: order.orderId, ...outcome }));
  }
  /** The button that was pressed goes. */
  function decide(act: () => void) {
    ref.current?.querySelector('select')?.focus();
    act();
  }
  return (
    <div ref={ref} className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <StatusSelect
          label={texts.status(order.orderId)}
          value={status}
          busy={change?.state === 'saving'}
          placeholder={placeholder}
          onChange={(newStatus) => void set(newStatus)}
        />
        <ChangeState change={change} />
        {change?.state === 'failed' && (
          <Button variant="quiet" size="small" onClick={() => void set(change.newStatus, change.order.status)}>
            {texts.retry}{' '}
            <VisuallyHidden>{texts.retryFor(orderStatusLabel(change.newStatus), order.orderId)}</VisuallyHidden>
          </Button>
        )}
      </div>
      {change?.state === 'overtaken' && (
        <OvertakenChange
          change={change}
          onSetAnyway={() => decide(() => void set(change.newStatus, change.theirs))}
          onKeepTheirs={() => decide(() => void dispatch(statusChangeDropped(order.orderId)))}
        />
      )}
    </div>
  );
}
