import { type Ref, useRef } from 'react';
import { minimumOrderCents, shippingCents } from '@/config/constants';
import { routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { formatMoney } from '@/domain/money';
import { priceOf } from '@/domain/price';
import { canBeBought, isOnSale } from '@/domain/stock';
import { BuyNowButton } from '@/features/buy-now/BuyNowButton';
import { StockNote } from '@/features/catalogue/StockNote';
import { productCardTexts } from '@/features/catalogue/texts';
import { WishlistHeart } from '@/features/wishlist/WishlistHeart';
import { Button, ButtonLink } from '@/ui/Button';
import { Price } from '@/ui/Price';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { productTexts } from './texts';
import type { Buying } from './useBuyBox';

interface Props {
  readonly product: Product;
  readonly buying: Buying;
  /** Gets the row of the bag's button. */
  readonly buttonsRef: Ref<HTMLDivElement>;
}

/** Price, quantity, Add To Bag, Buy Now and the heart (§2). */
export function BuyBox({ product, buying, buttonsRef }: Props) {
  const price = priceOf(product);
  const buyable = canBeBought(product);
  return (
    <section aria-label={productTexts.buy} className="mt-4 border-y border-ivory-edge py-4 sm:py-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        {price.nowCents === null ? (
          <p className="text-lg">{productCardTexts.priceOnRequest}</p>
        ) : (
          <Price
            size="large"
            now={formatMoney(price.nowCents)}
            was={price.wasCents === null ? null : formatMoney(price.wasCents)}
            off={price.percentOff === null ? null : productCardTexts.percentOff(price.percentOff)}
          />
        )}
        <StockNote stockSize={product.stockSize} />
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {productTexts.costs(formatMoney(shippingCents), formatMoney(minimumOrderCents))}
      </p>
      <div ref={buttonsRef} className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
        <QuantityStepper
          value={buying.requested}
          onChange={buying.setQuantity}
          max={product.stockSize}
          label={product.name}
          disabled={!buyable}
        />
        <BagButton buying={buying} buyable={buyable} soldOut={product.stockSize === 0} />
        <WishlistHeart product={product} />
      </div>
      {buying.problem && (
        // Not an alert: the toast announces it.
        <p className="mt-3 text-sm font-medium text-alert">{productTexts.notAdded(buying.problem)}</p>
      )}
      {isOnSale(product) && (
        <div className="mt-3 print:hidden">
          <BuyNowButton product={product} quantity={buying.quantity} />
        </div>
      )}
    </section>
  );
}

interface BagProps {
  readonly buying: Buying;
  readonly buyable: boolean;
  readonly soldOut: boolean;
}

/** Add To Bag, which becomes a link to the cart after a successful add. */
export function BagButton({ buying, buyable, soldOut }: BagProps) {
  const pressed = useRef(false);
  if (buying.bag === 'added')
    return (
      <ButtonLink
        // Takes over the focus of the button it replaces; the other BagButton must not.
        ref={(link) => {
          if (pressed.current && document.activeElement === document.body) link?.focus({ preventScroll: true });
        }}
        to={routePatterns.cart}
        variant="secondary"
        className="grow max-sm:px-3!"
      >
        {productTexts.goToBag}
      </ButtonLink>
    );
  return (
    <Button
      variant="secondary"
      className="grow max-sm:px-3!"
      disabled={!buyable}
      busy={buying.bag === 'adding'}
      onClick={() => {
        pressed.current = true;
        void buying.addToBag();
      }}
    >
      {soldOut ? productCardTexts.outOfStock : productTexts.addToBag}
    </Button>
  );
}
