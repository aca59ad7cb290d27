import { CartPageBody } from '@/features/cart/CartPageBody';
import { PageTitle } from '@/features/layout/PageTitle';

/** /cart (§2). */
export function CartPage() {
  return (
    <div className="mx-auto w-full max-w-shop px-4 py-10 sm:px-8 lg:py-14">
      <PageTitle title="Cart" />
      <CartPageBody />
    </div>
  );
}
