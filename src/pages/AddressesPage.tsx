import { accountTexts } from '@/features/account/texts';
import { AddressBook } from '@/features/addresses/AddressBook';
import { PageTitle } from '@/features/layout/PageTitle';
import { PageHeading } from '@/ui/EmptyState';

export function AddressesPage() {
  return (
    <>
      <PageTitle title={accountTexts.addresses} />
      <PageHeading className="mb-8 text-3xl sm:text-4xl">{accountTexts.addresses}</PageHeading>
      <AddressBook />
    </>
  );
}
