import { routePatterns } from '@/config/paths';
import { customerOrders } from '@/domain/orders';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { OrdersArt } from '@/ui/art/empty/OrdersArt';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { OrderCard } from './OrderCard';

/** My Orders (ruling 21): newest first, each with its timeline; ids only where the server gives no more. */
export function Orders() {
  const user = useAppSelector(selectUser);
  const orders = customerOrders(user?.myOrders ?? []);
  if (orders.length === 0)
    return (
      <EmptyState
        art={<EmptyArt of={OrdersArt} />}
        title="No orders yet"
        text="Your orders and their delivery status appear here."
        action={<ButtonLink to={routePatterns.listing}>Browse Products</ButtonLink>}
      />
    );
  return (
    <ul aria-label="Orders" className="space-y-6">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}
