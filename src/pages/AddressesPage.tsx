import { AddressBook } from '@/features/addresses/AddressBook';
import { PageTitle } from '@/features/layout/PageTitle';
import { PageHeading } from '@/ui/PageHeading';

/** /myaccount/addresses. */
export function AddressesPage() {
  return (
    <>
      <PageTitle title="My Addresses" />
      <PageHeading className="mb-8 text-3xl sm:text-4xl">My Addresses</PageHeading>
      <AddressBook />
    </>
  );
}
