import { CircleCheck, CircleHelp, Package, Truck, Warehouse } from 'lucide-react';
import { isDelivered, orderStage } from '@/domain/orderStatus';
import { orderStatusLabel } from '@/domain/orderStatusLabel';
import { Badge } from '@/ui/Price';
import { accountTexts } from './texts';

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
