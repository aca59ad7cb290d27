import { routePatterns } from '@/config/paths';
import type { CustomerOrder } from '@/domain/orders';
import { EmptyArt, OrdersArt } from '@/ui/art/EmptyArt';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { OrderCard } from './OrderCard';
import { OrderNews } from './OrderNews';
import { accountTexts } from './texts';

export function Orders({ orders }: { orders: readonly CustomerOrder[] }) {
  return (
    <>
      <OrderNews orders={orders} />
      {orders.length === 0 ? (
        <EmptyState
          art={<EmptyArt of={OrdersArt} />}
          title={accountTexts.noOrders}
          text={accountTexts.noOrdersText}
          action={<ButtonLink to={routePatterns.listing}>{accountTexts.browse}</ButtonLink>}
        />
      ) : (
        <ul aria-label={accountTexts.orderList} className="space-y-4">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} startOpen={orders.length === 1} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
