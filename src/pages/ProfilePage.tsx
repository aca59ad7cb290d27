import { Profile } from '@/features/account/Profile';
import { PageTitle } from '@/features/layout/PageTitle';
import { PageHeading } from '@/ui/PageHeading';

/** /myaccount/profile. */
export function ProfilePage() {
  return (
    <>
      <PageTitle title="My Profile" />
      <PageHeading className="mb-8 text-3xl sm:text-4xl">My Profile</PageHeading>
      <Profile />
    </>
  );
}
