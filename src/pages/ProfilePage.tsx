import { Profile } from '@/features/account/Profile';
import { accountTexts } from '@/features/account/texts';
import { PageTitle } from '@/features/layout/PageTitle';
import { PageHeading } from '@/ui/EmptyState';

export function ProfilePage() {
  return (
    <>
      <PageTitle title={accountTexts.profile} />
      <PageHeading className="mb-8 text-3xl sm:text-4xl">{accountTexts.profile}</PageHeading>
      <Profile />
    </>
  );
}
