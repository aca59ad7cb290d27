import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { CustomerAddressStep } from './CustomerAddressStep';
import { GuestAddressStep } from './GuestAddressStep';

export function BillingStep() {
  const user = useAppSelector(selectUser);
  return user ? <CustomerAddressStep addresses={user.myAddresses} /> : <GuestAddressStep />;
}
