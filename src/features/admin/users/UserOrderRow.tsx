import { CircleAlert, CircleCheck } from 'lucide-react';
import type { UserOrder } from '@/domain/adminUsers';
import { formatMoney } from '@/domain/money';
import { dateText } from '@/features/admin/list/format';
import { Button } from '@/ui/Button';
import { Spinner } from '@/ui/Spinner';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { StatusSelect } from './StatusSelect';
import type { StatusChange } from './statusChangesSlice';
import { adminUsersTexts } from './texts';

const texts = adminUsersTexts.order;

export interface UserOrderProps {
  readonly changes: Readonly<Record<string, StatusChange>>;
  /** By order id. */
  readonly selected: ReadonlyMap<string, UserOrder>;
  readonly onSelect: (order: UserOrder) => void;
  readonly onStatus: (order: UserOrder, status: string) => void;
}

function ChangeState({ change }: { change: StatusChange | undefined }) {
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

/** One order group of a user: contents, status and the outcome of the last change. */
export function UserOrderRow({ order, changes, selected, onSelect, onStatus }: UserOrderProps & { order: UserOrder }) {
  const change = changes[order.orderId];
  // If the status changed on the server since, the server's is right.
  const pending = change && change.state !== 'failed' && change.order.status === order.status;
  const status = pending ? change.newStatus : order.status;
  return (
    <li className="border-t border-ivory-edge py-3">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={selected.has(order.orderId)}
          onChange={() => onSelect(order)}
          className="size-5 shrink-0"
        />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{texts.select} </span>
          <span className="block text-sm font-semibold break-all">{texts.title(order.orderId)}</span>
          <span className="block text-sm text-ink-soft tabular-nums">
            {dateText(order.date)}
            {order.totalCents > 0 && ` · ${formatMoney(order.totalCents)}`}
          </span>
        </span>
      </label>
      {order.contents.length > 0 && (
        <p className="mt-1 ml-8 line-clamp-2 text-sm text-ink-soft">{order.contents.join(', ')}</p>
      )}
      <div className="mt-2 ml-8 flex flex-wrap items-center gap-3">
        <StatusSelect
          label={texts.status(order.orderId)}
          value={status}
          busy={change?.state === 'saving'}
          placeholder={order.contents.length > 0 ? texts.mixedStatus : texts.unknownStatus}
          onChange={(newStatus) => onStatus(order, newStatus)}
        />
        <ChangeState change={change} />
        {change?.state === 'failed' && (
          <Button variant="quiet" size="small" onClick={() => onStatus(order, change.newStatus)}>
            {texts.retry} <VisuallyHidden>{texts.retryFor(change.newStatus, order.orderId)}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}
