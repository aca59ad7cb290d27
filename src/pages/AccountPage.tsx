import { AccountFrame } from '@/features/account/AccountFrame';

export function AccountPage() {
  return <AccountFrame />;
}
