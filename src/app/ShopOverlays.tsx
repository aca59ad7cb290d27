import { CompareHost } from '@/features/compare/CompareHost';
import { CartHintHost } from '@/features/layout/CartHintHost';

/** What opens above the shop's pages. */
export function ShopOverlays() {
  return (
    <>
      <CompareHost />
      <CartHintHost />
    </>
  );
}
