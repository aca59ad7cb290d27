import { CircleCheck, CircleHelp, Package, Truck, Warehouse } from 'lucide-react';
import { isDelivered, orderStage } from '@/domain/orderStatus';
import { Badge } from '@/ui/Badge';

const icons = [Package, Warehouse, Truck, CircleCheck] as const;

/** An order's status as icon and word; a status the shop does not know is neutral. */
export function StatusBadge({ status }: { status: string }) {
  const stage = orderStage(status);
  const Icon = stage === null ? CircleHelp : (icons[stage] ?? CircleHelp);
  return (
    <Badge tone={stage === null ? 'neutral' : isDelivered(status) ? 'done' : 'leaf'}>
      <Icon aria-hidden size={14} className="mr-1 inline" />
      {status || 'Unknown'}
    </Badge>
  );
}
