import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { CustomerAddressStep } from './CustomerAddressStep';
import { GuestAddressStep } from './GuestAddressStep';

/** Step 1 'Billing & Shipping' (§2): a guest enters an address, a customer chooses one. */
export function BillingStep() {
  const user = useAppSelector(selectUser);
  return user ? <CustomerAddressStep addresses={user.myAddresses} /> : <GuestAddressStep />;
}
