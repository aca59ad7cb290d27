import { Link } from 'react-router-dom';
import { messages } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { cartLines } from '@/domain/orderLines';
import { BuyNowButton } from '@/features/buy-now/BuyNowButton';
import { BagPrivacy } from '@/features/guest-bag/BagPrivacy';
import { useGuestBag } from '@/features/guest-bag/useGuestBag';
import { changeBagQuantity, selectBagItems, selectSaved } from '@/state/guestBag';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { CartArt, EmptyArt } from '@/ui/art/EmptyArt';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { CartColumns } from './CartColumns';
import { CartHeading } from './CartHeading';
import { CartList } from './CartList';
import { GuestCheckout } from './GuestCheckout';
import { PriceSummary } from './PriceSummary';
import { cartTexts, guestCartTexts } from './texts';
import { useBagActs } from './useBagActs';
import { useRemovedLines } from './useRemovedLines';

/** The cart of a guest (§2): the sign-in, and what the browser keeps in the bag (ruling 50). */
export function GuestCart() {
  useGuestBag();
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectBagItems);
  const savedCount = useAppSelector(selectSaved).length;
  const removed = useRemovedLines(items, useBagActs());

  const empty = items.length === 0;
  const several = cartLines(items).length > 1;
  return (
    <>
      {empty ? (
        <EmptyState
          heading
          art={<EmptyArt of={CartArt} />}
          title={messages.cartSignedOut}
          text={guestCartTexts.signedOut}
          action={<ButtonLink to={routePatterns.signIn}>{cartTexts.logIn}</ButtonLink>}
        />
      ) : (
        <>
          <CartHeading title={guestCartTexts.title} count={items.length} />
          <p className="mt-3 text-ink-soft">
            {messages.cartSignedOut}{' '}
            <Link to={routePatterns.signIn} className="font-semibold text-leaf underline">
              {cartTexts.logIn}
            </Link>
          </p>
        </>
      )}
      {removed.rows.length > 0 && (
        <CartColumns
          empty={empty}
          list={
            <CartList
              items={items}
              removed={removed}
              onQuantity={(productId, quantity) => dispatch(changeBagQuantity(productId, quantity))}
              below={(product, quantity) =>
                several && (
                  <BuyNowButton
                    product={product}
                    quantity={quantity}
                    variant="secondary"
                    size="small"
                    className=""
                    aria-label={guestCartTexts.buyNowOf(product.name)}
                  />
                )
              }
            />
          }
          summary={
            <PriceSummary
              items={items}
              flow="bag"
              action={(ready) => <GuestCheckout lines={cartLines(items)} ready={ready} />}
            />
          }
        />
      )}
      {savedCount > 0 && (
        <p className="mt-8">
          <Link to={routePatterns.accountWishlist} className="font-semibold text-leaf underline">
            {guestCartTexts.saved(savedCount)}
          </Link>
        </p>
      )}
      {(!empty || savedCount > 0) && <BagPrivacy />}
    </>
  );
}
