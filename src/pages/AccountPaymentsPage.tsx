import { Payments } from '@/features/account/Payments';
import { accountTexts } from '@/features/account/texts';
import { PageTitle } from '@/features/layout/PageTitle';
import { PageHeading } from '@/ui/EmptyState';

export function AccountPaymentsPage() {
  return (
    <>
      <PageTitle title={accountTexts.payments} />
      <PageHeading className="mb-8 text-3xl sm:text-4xl">{accountTexts.payments}</PageHeading>
      <Payments />
    </>
  );
}
