import { Check, CircleCheck, CircleHelp, Package, Truck, Warehouse } from 'lucide-react';
import { isDelivered, orderStage, orderStatuses, orderStatusLabel } from '@/domain/orderStatus';
import { Badge } from '@/ui/Price';
import { accountTexts } from './texts';

/** Derived from the current status alone (ruling 21); an unknown status has no timeline. */
export function OrderTimeline({ status }: { status: string }) {
  const stage = orderStage(status);
  if (stage === null) return null;
  return (
    <div className="@container">
      <ol
        aria-label={accountTexts.status}
        className="isolate flex flex-col gap-3 @min-[17rem]:flex-row @min-[17rem]:gap-0"
      >
        {orderStatuses.map((name, index) => (
          <li
            key={name}
            aria-current={index === stage ? 'step' : undefined}
            className="group relative flex items-center gap-3 text-sm @min-[17rem]:block @min-[17rem]:flex-1 @min-[17rem]:text-center"
          >
            {index > 0 && (
              <span
                aria-hidden
                className={`absolute top-4 hidden @min-[17rem]:block right-1/2 h-0.5 w-full -translate-y-1/2 ${index <= stage ? 'bg-done' : 'bg-ivory-edge'}`}
              />
            )}
            <span
              aria-hidden
              className={`relative z-10 flex size-8 shrink-0 @min-[17rem]:mx-auto items-center justify-center rounded-full border-2 ${index <= stage ? 'border-done bg-done text-ivory' : 'border-ivory-edge bg-ivory'}`}
            >
              {index <= stage && <Check size={16} />}
            </span>
            <span
              className={`@min-[17rem]:mt-2 @min-[17rem]:block ${index === stage ? 'font-semibold' : 'text-ink-soft'}`}
            >
              {orderStatusLabel(name)}{' '}
              <span className="sr-only">{index <= stage ? accountTexts.stageReached : accountTexts.stageUpcoming}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const icons = [Package, Warehouse, Truck, CircleCheck] as const;

export function StatusBadge({ status }: { status: string }) {
  const stage = orderStage(status);
  const Icon = stage === null ? CircleHelp : (icons[stage] ?? CircleHelp);
  return (
    <Badge tone={stage === null ? 'neutral' : isDelivered(status) ? 'done' : 'leaf'}>
      <Icon aria-hidden size={14} className="mr-1 inline" />
      {orderStatusLabel(status) || accountTexts.statusUnknown}
    </Badge>
  );
}
