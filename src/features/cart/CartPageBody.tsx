import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { CustomerCart } from './CustomerCart';
import { GuestCart } from './GuestCart';

export function CartPageBody() {
  return useAppSelector(selectUser) ? <CustomerCart /> : <GuestCart />;
}
