import { Link } from 'react-router-dom';
import { messages, words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import type { RemovedLine } from '@/domain/cart';
import { cartLines, type OrderLine } from '@/domain/order';
import { BuyNowButton } from '@/features/buy-now/BuyNowButton';
import { BagPrivacy, useGuestBag } from '@/features/guest-bag/GuestBag';
import { addToBag, changeBagQuantity, removeFromBag, selectBagItems, selectSaved } from '@/state/guestBag';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { signInRequested } from '@/state/loginModal';
import { CartArt } from '@/ui/art/EmptyListArt';
import { Button, ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { CartList, useRemovedLines } from './CartList';
import { CartColumns, CartHeading, PriceSummary } from './PriceSummary';
import { guestCartTexts } from './texts';

/** Removing and restoring a line of a guest's bag. */
function useBagActs() {
  const dispatch = useAppDispatch();
  return {
    remove: async (productId: string) => {
      dispatch(removeFromBag('lines', productId));
      return true;
    },
    restore: async ({ product, quantity }: RemovedLine) => {
      dispatch(addToBag(product, quantity));
      return true;
    },
  };
}

/** A guest's cart (§2): the sign-in, and the bag that the browser stores (ruling 50). */
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
          art={CartArt}
          title={messages.cartSignedOut}
          text={guestCartTexts.signedOut}
          action={<ButtonLink to={routePatterns.signIn}>{words.logIn}</ButtonLink>}
        />
      ) : (
        <>
          <CartHeading title={guestCartTexts.title} count={items.length} />
          <p className="mt-3 text-ink-soft">
            {messages.cartSignedOut}{' '}
            <Link to={routePatterns.signIn} className="font-semibold text-leaf underline">
              {words.logIn}
            </Link>
          </p>
        </>
      )}
      {removed.rows.length > 0 && (
        <CartColumns
          list={
            <CartList
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
            !empty && (
              <PriceSummary
                items={items}
                flow="bag"
                action={(ready) => <GuestCheckout lines={cartLines(items)} ready={ready} />}
              />
            )
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

interface Props {
  readonly lines: readonly OrderLine[];
  readonly ready: boolean;
}

/** The sign-in takes the whole bag to the checkout; without an account one product at a time can be bought (§7). */
export function GuestCheckout({ lines, ready }: Props) {
  const dispatch = useAppDispatch();
  const [line, second] = lines;
  return (
    <>
      <Button className="mt-6 w-full" disabled={!line} onClick={() => dispatch(signInRequested('checkOut'))}>
        {guestCartTexts.checkOut}
      </Button>
      {line && !second && (
        <BuyNowButton
          product={line.product}
          quantity={line.quantity}
          variant="secondary"
          className="mt-3 w-full"
          label={words.buyNowAsGuest}
        />
      )}
      {line && (
        <p className="mt-3 text-sm text-ink-soft">
          {second ? guestCartTexts.oneAtATime : ready ? guestCartTexts.noAccount : guestCartTexts.noAccountBelow}
        </p>
      )}
    </>
  );
}
