import { useEffect } from 'react';
import { minimumOrderCents, shippingCents } from '@/config/constants';
import { missingToMinimum } from '@/domain/cart';
import { formatMoney } from '@/domain/money';
import { cartLines, orderTotals } from '@/domain/order';
import { listen } from '@/lib/listen';
import { selectCartItems } from '@/state/cart';
import { selectBagItems } from '@/state/guestBag';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { cartHintTexts } from './texts';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** Below the cart icon: the cart's total, the minimum order and the shipping fee (§9), as on the cart page. */
export function CartHint({ id, onClose }: Props) {
  const items = useAppSelector((state) => (selectUser(state) ? selectCartItems(state) : selectBagItems(state)));
  const { goods } = orderTotals(cartLines(items));
  const minimum = formatMoney(minimumOrderCents);
  const missing = missingToMinimum(goods);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    return listen(document, 'keydown', onKey);
  }, [onClose]);

  function minimumLine(): string {
    if (goods === 0) return cartHintTexts.minimum(minimum);
    return missing > 0 ? cartHintTexts.toGo(formatMoney(missing), minimum) : cartHintTexts.reached(minimum);
  }

  return (
    <div className="absolute top-full right-0 z-10 w-max max-w-[min(20rem,90vw)] pt-1">
      <div
        id={id}
        role="tooltip"
        className="rise-in rounded-card border border-ivory-edge bg-paper px-4 py-3 text-sm tabular-nums shadow-lift"
      >
        {goods > 0 && <p className="font-semibold">{cartHintTexts.inCart(formatMoney(goods))}</p>}
        <p>{minimumLine()}</p>
        <p className="text-ink-soft">{cartHintTexts.shipping(formatMoney(shippingCents))}</p>
      </div>
    </div>
  );
}
