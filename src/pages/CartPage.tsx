import { words } from '@/config/messages';
import { CustomerCart } from '@/features/cart/CustomerCart';
import { GuestCart } from '@/features/cart/GuestCart';
import { PageTitle } from '@/features/layout/PageTitle';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';

export function CartPage() {
  const user = useAppSelector(selectUser);
  return (
    <div className="mx-auto w-full max-w-shop px-4 py-10 sm:px-8 lg:py-14">
      <PageTitle title={words.cart} />
      {user ? <CustomerCart /> : <GuestCart />}
    </div>
  );
}
