import { Check, CircleCheck, CircleHelp, Package, Truck, Warehouse } from 'lucide-react';
import { deliverySteps, orderStatusLabel, orderStatusRow } from '@/domain/orderStatus';
import { Badge } from '@/ui/Price';
import { accountTexts } from './texts';

/** Derived from the current status alone (ruling 21); a status that is not a delivery step has no timeline. */
export function OrderTimeline({ status }: { status: string }) {
  const step = orderStatusRow(status)?.step ?? null;
  if (step === null) return null;
  return (
    <div className="@container">
      <ol
        aria-label={accountTexts.status}
        className="isolate flex flex-col gap-3 @min-[17rem]:flex-row @min-[17rem]:gap-0"
      >
        {deliverySteps.map((name, index) => (
          <li
            key={name}
            aria-current={index === step ? 'step' : undefined}
            className="group relative flex items-center gap-3 text-sm @min-[17rem]:block @min-[17rem]:flex-1 @min-[17rem]:text-center"
          >
            {index > 0 && (
              <span
                aria-hidden
                className={`absolute top-4 hidden @min-[17rem]:block right-1/2 h-0.5 w-full -translate-y-1/2 ${index <= step ? 'bg-done' : 'bg-ivory-edge'}`}
              />
            )}
            <span
              aria-hidden
              className={`relative z-10 flex size-8 shrink-0 @min-[17rem]:mx-auto items-center justify-center rounded-full border-2 ${index <= step ? 'border-done bg-done text-ivory' : 'border-ivory-edge bg-ivory'}`}
            >
              {index <= step && <Check size={16} />}
            </span>
            <span
              className={`@min-[17rem]:mt-2 @min-[17rem]:block ${index === step ? 'font-semibold' : 'text-ink-soft'}`}
            >
              {orderStatusLabel(name)}{' '}
              <span className="sr-only">{index <= step ? accountTexts.stageReached : accountTexts.stageUpcoming}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const icons = { box: Package, warehouse: Warehouse, truck: Truck, done: CircleCheck } as const;

/** A question mark for a status that the shop does not know. */
export function statusIcon(status: string) {
  const row = orderStatusRow(status);
  return row ? icons[row.icon] : CircleHelp;
}

export function StatusBadge({ status }: { status: string }) {
  const row = orderStatusRow(status);
  const Icon = statusIcon(status);
  return (
    <Badge wraps={row === null} tone={row === null ? 'neutral' : row.isFinal ? 'done' : 'leaf'}>
      <Icon aria-hidden size={14} className="mr-1 inline" />
      {orderStatusLabel(status) || accountTexts.statusUnknown}
    </Badge>
  );
}
