import { ChevronDown, CircleCheck, CircleHelp, Package, Truck, Warehouse } from 'lucide-react';
import type { ReactNode } from 'react';
import { orderStage, orderStatuses, orderStatusLabel } from '@/domain/orderStatus';
import { controlBase } from '@/ui/fields';
import { adminUsersTexts } from './texts';

const icons = [Package, Warehouse, Truck, CircleCheck] as const;

interface Props {
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
export function StatusSelect({ label, value, onChange, busy = false, placeholder }: Props) {
  const stage = orderStage(value);
  const Icon = stage === null ? CircleHelp : (icons[stage] ?? CircleHelp);
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
