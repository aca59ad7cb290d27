import { useRef } from 'react';
import { routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { formatMoney } from '@/domain/money';
import { priceOf } from '@/domain/price';
import { canBeBought } from '@/domain/stock';
import { BuyNowButton } from '@/features/buy-now/BuyNowButton';
import { StockNote } from '@/features/catalogue/StockNote';
import { WishlistHeart } from '@/features/wishlist/WishlistHeart';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Price } from '@/ui/Price';
import { QuantityStepper } from '@/ui/QuantityStepper';
import type { Buying } from './useBuyBox';

interface Props {
  readonly product: Product;
  readonly buying: Buying;
}

/** Price, quantity, Add To Bag, Buy Now and the heart (§2). */
export function BuyBox({ product, buying }: Props) {
  const price = priceOf(product);
  const buyable = canBeBought(product);
  return (
    <section aria-label="Buy" className="mt-6 border-y border-ivory-edge py-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        {price.nowCents === null ? (
          <p className="text-lg">Price on request</p>
        ) : (
          <Price
            size="large"
            now={formatMoney(price.nowCents)}
            was={price.wasCents === null ? null : formatMoney(price.wasCents)}
            off={price.percentOff === null ? null : `${price.percentOff}% off`}
          />
        )}
        <StockNote stockSize={product.stockSize} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <QuantityStepper
          value={buying.asked}
          onChange={buying.setQuantity}
          max={product.stockSize}
          label={product.name}
          disabled={!buyable}
        />
        <BagButton buying={buying} buyable={buyable} soldOut={product.stockSize === 0} />
        <WishlistHeart product={product} />
      </div>
      {buying.problem && (
        // No alert: the toast speaks it.
        <p className="mt-3 text-sm font-medium text-alert">Not added to your bag. {buying.problem}</p>
      )}
      {buyable && (
        <div className="mt-3">
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

/** Add To Bag: ready, adding, Go To Bag, out of stock. */
export function BagButton({ buying, buyable, soldOut }: BagProps) {
  const pressed = useRef(false);
  if (buying.bag === 'added')
    return (
      <ButtonLink
        // In place of the button that was pressed; of the two places only the one where it was.
        ref={(link) => {
          if (pressed.current && document.activeElement === document.body) link?.focus({ preventScroll: true });
        }}
        to={routePatterns.cart}
        variant="secondary"
        className="grow"
      >
        Go To Bag
      </ButtonLink>
    );
  return (
    <Button
      variant="secondary"
      className="grow"
      disabled={!buyable}
      busy={buying.bag === 'adding'}
      onClick={() => {
        pressed.current = true;
        void buying.addToBag();
      }}
    >
      {soldOut ? 'Out of Stock' : 'Add To Bag'}
    </Button>
  );
}
