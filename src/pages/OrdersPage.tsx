import { Orders } from '@/features/account/Orders';
import { PageTitle } from '@/features/layout/PageTitle';
import { PageHeading } from '@/ui/PageHeading';

/** /myaccount/orders. */
export function OrdersPage() {
  return (
    <>
      <PageTitle title="My Orders" />
      <PageHeading className="mb-8 text-3xl sm:text-4xl">My Orders</PageHeading>
      <Orders />
    </>
  );
}
