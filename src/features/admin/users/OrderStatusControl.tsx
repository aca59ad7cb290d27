import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { slowText } from '@/config/messages';
import type { OrderRef } from '@/domain/adminUsers';
import { orderStage, orderStatuses, orderStatusLabel } from '@/domain/orderStatus';
import { statusIcon } from '@/features/account/OrderTimeline';
import { shownState } from '@/features/admin/changes/BatchResult';
import {
  type Change,
  changeSettled,
  type StatusJob,
  selectChange,
  selectShownStatus,
} from '@/features/admin/changes/changesSlice';
import { sendChange } from '@/features/admin/changes/sendChange';
import { changesTexts } from '@/features/admin/changes/texts';
import { adminListTexts, orderTexts } from '@/features/admin/list/texts';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { Alert } from '@/ui/Alert';
import { Button, Spinner } from '@/ui/Button';
import { controlBase } from '@/ui/fields';
import { useIsSlow } from '@/ui/loading';
import { Select } from '@/ui/Select';
import { uiTexts } from '@/ui/texts';
import { useIsMounted } from '@/ui/useIsMounted';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { adminUsersTexts } from './texts';

interface SelectProps {
  readonly label: string;
  /** '' if the orders have no status in common, or none is chosen yet. */
  readonly value: string;
  readonly onChange: (status: string) => void;
  /** True while a change is pending: the select keeps the focus and ignores input. */
  readonly busy?: boolean;
  /** Shown for a missing status. */
  readonly placeholder: ReactNode;
}

/** Selects an order's status (§4): any of the four from any other. */
export function StatusSelect({ label, value, onChange, busy = false, placeholder }: SelectProps) {
  const stage = orderStage(value);
  const Icon = statusIcon(value);
  return (
    <span className="relative inline-block max-w-full">
      <Select
        aria-label={label}
        value={stage === null ? '' : orderStatuses[stage]}
        aria-disabled={busy || undefined}
        onChange={(event) => {
          if (!busy) onChange(event.target.value);
        }}
        className={`${controlBase} aria-disabled:cursor-not-allowed aria-disabled:bg-ivory-deep h-11 max-w-full pl-[38px]! font-semibold`}
      >
        {stage === null && (
          <option value="" disabled>
            {value || placeholder}
          </option>
        )}
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {orderStatusLabel(status)}
          </option>
        ))}
      </Select>
      {/* After the select, which would otherwise cover it; in px, because the icon does not grow with the text. */}
      <Icon
        aria-hidden
        size={17}
        className="pointer-events-none absolute top-1/2 left-[12px] -translate-y-1/2 text-leaf"
      />
    </span>
  );
}

const texts = adminUsersTexts.order;

/** The outcome of the last change of an order's status, unless it is settled. */
function ChangeState({ change }: { change: Change | undefined }) {
  const slow = useIsSlow(change?.state === 'sending');
  return (
    <p role="status" className="min-w-0 text-sm">
      {change?.state === 'sending' && (
        <span className="inline-flex items-center gap-1.5">
          <Spinner className="size-4" /> {slow ? slowText : adminListTexts.saving}
        </span>
      )}
      {change?.state === 'done' && (
        <span className="inline-flex items-center gap-1.5 font-semibold text-done">
          <CircleCheck aria-hidden size={16} /> {texts.saved}
        </span>
      )}
      {change?.state === 'failed' && (
        <span className="inline-flex items-start gap-1.5 font-semibold break-words text-alert">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          <VisuallyHidden>{change.job.name}. </VisuallyHidden>{' '}
          {(change.unclear ? changesTexts.unclear : texts.failed)(change.reason)}
        </span>
      )}
    </p>
  );
}

interface OvertakenProps {
  readonly job: StatusJob;
  readonly theirs: string;
  readonly onSetAnyway: () => void;
  readonly onKeepTheirs: () => void;
}

/** Someone else changed the status between seeing and choosing: both values, and the choice between them. */
function OvertakenChange({ job: { order, newStatus }, theirs, onSetAnyway, onKeepTheirs }: OvertakenProps) {
  const [now, wanted] = [orderStatusLabel(theirs), orderStatusLabel(newStatus)];
  const forOrder = <VisuallyHidden>{orderTexts.title(order.orderId)}</VisuallyHidden>;
  return (
    <Alert tone="error" title={texts.overtakenTitle}>
      <p>{texts.overtaken(orderStatusLabel(order.status) || orderTexts.mixedStatus, now, wanted)}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button size="small" onClick={onSetAnyway}>
          {texts.setAnyway(wanted)} {forOrder}
        </Button>
        <Button size="small" variant="secondary" onClick={onKeepTheirs}>
          {texts.keepTheirs(now)} {forOrder}
        </Button>
      </div>
    </Alert>
  );
}

export const statusJob = ({ userId, orderId, owner, status }: OrderRef, newStatus: string): StatusJob => ({
  key: orderId,
  name: adminUsersTexts.bulk.job(orderId, owner),
  order: { userId, orderId, owner, status },
  newStatus,
});

interface OrderStatusControlProps {
  readonly order: OrderRef;
  readonly placeholder: ReactNode;
}

/** Sets an order's status; shows the outcome of the last change, and what to do if it was not made. */
export function OrderStatusControl({ order, placeholder }: OrderStatusControlProps) {
  const dispatch = useAppDispatch();
  const ref = useRef<HTMLDivElement>(null);
  const isShown = useIsMounted();
  const last = useAppSelector((state) => selectChange(state, order.orderId));
  const change = last?.settled ? undefined : last;
  const job = change && 'order' in change.job ? change.job : undefined;
  const status = useAppSelector((state) => selectShownStatus(state, order));

  async function set(newStatus: string, seen = status) {
    const wanted = statusJob({ ...order, status: seen }, newStatus);
    const sent = await dispatch(sendChange(wanted));
    // Its dialog or page was left, and no bar names it as unsaved.
    if (!isShown.current && sent.reason)
      dispatch(noticeShown(changesTexts.outcomes[shownState(sent)](wanted.name, sent.reason), 'error'));
  }
  /** Moves the focus first: the clicked button unmounts. */
  function decide(act: () => void) {
    ref.current?.querySelector('select')?.focus();
    act();
  }
  const settle = () => void dispatch(changeSettled(order.orderId));
  return (
    <div ref={ref} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <StatusSelect
          label={texts.status(order.orderId)}
          value={status}
          busy={change?.state === 'sending'}
          placeholder={placeholder}
          onChange={(newStatus) => void set(newStatus)}
        />
        <ChangeState change={change} />
        {job && change?.state === 'failed' && (
          <span className="flex flex-wrap">
            <Button
              variant="quiet"
              size="small"
              className="px-2!"
              onClick={() => void set(job.newStatus, job.order.status)}
            >
              {uiTexts.retry}{' '}
              <VisuallyHidden>{texts.retryFor(orderStatusLabel(job.newStatus), order.orderId)}</VisuallyHidden>
            </Button>
            <Button variant="quiet" size="small" className="px-2!" onClick={() => decide(settle)}>
              {changesTexts.discard} <VisuallyHidden>{orderTexts.title(order.orderId)}</VisuallyHidden>
            </Button>
          </span>
        )}
      </div>
      {job && change?.theirs.status && (
        <OvertakenChange
          job={job}
          theirs={change.theirs.status}
          onSetAnyway={() => decide(() => void set(job.newStatus, change.theirs.status))}
          onKeepTheirs={() => decide(settle)}
        />
      )}
    </div>
  );
}
