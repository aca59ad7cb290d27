import { routePatterns } from '@/config/paths';
import { customerOrders } from '@/domain/orders';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { OrdersArt } from '@/ui/art/empty/OrdersArt';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { OrderCard } from './OrderCard';
import { accountTexts } from './texts';

export function Orders() {
  const user = useAppSelector(selectUser);
  const orders = customerOrders(user?.myOrders ?? []);
  if (orders.length === 0)
    return (
      <EmptyState
        art={<EmptyArt of={OrdersArt} />}
        title={accountTexts.noOrders}
        text={accountTexts.noOrdersText}
        action={<ButtonLink to={routePatterns.listing}>{accountTexts.browse}</ButtonLink>}
      />
    );
  return (
    <ul aria-label={accountTexts.orderList} className="space-y-6">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}
