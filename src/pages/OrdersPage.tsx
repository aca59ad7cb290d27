import { useSearchParams } from 'react-router-dom';
import { customerOrders } from '@/domain/customerOrders';
import { Invoice } from '@/features/account/Invoice';
import { Orders } from '@/features/account/Orders';
import { accountTexts } from '@/features/account/texts';
import { PageTitle } from '@/features/layout/PageTitle';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { PageHeading } from '@/ui/EmptyState';

/** /myaccount/orders, and `?invoice={order id}` for the invoice of one of them. */
export function OrdersPage() {
  const orders = customerOrders(useAppSelector(selectUser)?.myOrders ?? []);
  const invoice = useSearchParams()[0].get('invoice');
  if (invoice) return <Invoice order={orders.find(({ id }) => id === invoice)} />;
  return (
    <>
      <PageTitle title={accountTexts.orders} />
      <PageHeading className="mb-6 text-3xl sm:text-4xl">{accountTexts.orders}</PageHeading>
      <Orders orders={orders} />
    </>
  );
}
