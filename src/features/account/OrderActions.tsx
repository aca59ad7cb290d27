import { FileText } from 'lucide-react';
import type { CustomerOrder } from '@/domain/orders';
import { OrderHelp } from '@/features/order/OrderHelp';
import { ButtonLink } from '@/ui/Button';
import { BuyAgain } from './BuyAgain';
import { linesToBuy } from './reorder';
import { accountOrderTexts } from './texts';

/** Buy again, invoice and help; an order of which only the id is known can only be asked about. */
export function OrderActions({ order }: { order: CustomerOrder }) {
  return (
    <div className="mt-5 space-y-3 print:hidden">
      {order.kind === 'known' && (
        <div className="flex flex-wrap gap-3">
          <BuyAgain lines={linesToBuy(order.bookings)} />
          <ButtonLink variant="secondary" to={`?${new URLSearchParams({ invoice: order.id })}`}>
            <FileText aria-hidden size={17} /> {accountOrderTexts.invoice}
          </ButtonLink>
        </div>
      )}
      <OrderHelp orderId={order.id} date={order.date} />
    </div>
  );
}
