import { Orders } from '@/features/account/Orders';
import { accountTexts } from '@/features/account/texts';
import { PageTitle } from '@/features/layout/PageTitle';
import { PageHeading } from '@/ui/PageHeading';

export function OrdersPage() {
  return (
    <>
      <PageTitle title={accountTexts.orders} />
      <PageHeading className="mb-8 text-3xl sm:text-4xl">{accountTexts.orders}</PageHeading>
      <Orders />
    </>
  );
}
