import { Payments } from '@/features/account/Payments';
import { PageTitle } from '@/features/layout/PageTitle';
import { PageHeading } from '@/ui/PageHeading';

/** /myaccount/payments. */
export function AccountPaymentsPage() {
  return (
    <>
      <PageTitle title="My Payments" />
      <PageHeading className="mb-8 text-3xl sm:text-4xl">My Payments</PageHeading>
      <Payments />
    </>
  );
}
