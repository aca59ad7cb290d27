import { shortOrderId } from '@/domain/shortOrderId';
import { CopyButton } from '@/ui/CopyButton';
import { orderTexts } from './texts';

/** The short number to read out, with the whole id to copy; paper shows the whole id. */
export function OrderNumber({ id }: { id: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong className="tabular-nums print:hidden">{orderTexts.number(shortOrderId(id))}</strong>
      <span className="hidden break-all print:inline">{orderTexts.number(id)}</span>
      <CopyButton what={orderTexts.orderId} value={id} />
    </p>
  );
}
