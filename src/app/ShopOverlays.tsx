import { CompareHost } from '@/features/compare/CompareHost';
import { LogOutDialogHost } from '@/features/layout/LogOutDialog';
import { Notices } from '@/features/notices/Notices';
import { LoginModalHost } from '@/features/session/LoginModalHost';

/** What opens above the shop's pages, and (in `Notices`) what keeps their figures fresh. */
export function ShopOverlays() {
  return (
    <>
      <Notices />
      <CompareHost />
      <LogOutDialogHost />
      <LoginModalHost />
    </>
  );
}
