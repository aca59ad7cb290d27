import { AccountFrame } from '@/features/account/AccountFrame';

/** /myaccount and the sections below it. */
export function AccountPage() {
  return <AccountFrame />;
}
