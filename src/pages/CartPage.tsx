import { CartPageBody } from '@/features/cart/CartPageBody';
import { cartTexts } from '@/features/cart/texts';
import { PageTitle } from '@/features/layout/PageTitle';

export function CartPage() {
  return (
    <div className="mx-auto w-full max-w-shop px-4 py-10 sm:px-8 lg:py-14">
      <PageTitle title={cartTexts.pageTitle} />
      <CartPageBody />
    </div>
  );
}
