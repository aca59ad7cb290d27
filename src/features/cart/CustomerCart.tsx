import { messages, words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { BagMove } from '@/features/guest-bag/GuestBag';
import { useRememberProducts } from '@/features/product-news/ProductNews';
import { decimal } from '@/lib/numbers';
import { changeCartQuantity, selectCartItems, selectQuantitySavedSoFar } from '@/state/cart';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { CartArt } from '@/ui/art/EmptyListArt';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { useDelayedFlag } from '@/ui/loading';
import { CartList, useCartActs, useRemovedLines } from './CartList';
import { CartColumns, CartHeading, PriceSummary, ProceedLink } from './PriceSummary';
import { cartTexts } from './texts';

export function CustomerCart() {
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectCartItems);
  const removed = useRemovedLines(items, useCartActs());
  useRememberProducts();

  return (
    <>
      <CartHeading title={messages.cartHeading} count={items.length} />
      <BagMove list="lines" />
      <CartColumns
        list={
          <div>
            {items.length === 0 && (
              <EmptyState
                art={CartArt}
                title={cartTexts.empty}
                text={cartTexts.emptyText}
                action={<ButtonLink to={routePatterns.listing}>{words.browseProducts}</ButtonLink>}
              />
            )}
            {removed.rows.length > 0 && (
              <CartList
                removed={removed}
                onQuantity={(productId, quantity) => void dispatch(changeCartQuantity(productId, quantity))}
                below={({ _id }) => <SavingNote productId={_id} />}
              />
            )}
          </div>
        }
        summary={<PriceSummary items={removed.shown} flow="cart" action={(ready) => <ProceedLink ready={ready} />} />}
      />
    </>
  );
}

/** A large quantity change is saved in single steps: shows the quantity saved so far. Only "Saving…" is announced. */
function SavingNote({ productId }: { productId: string }) {
  const saved = useAppSelector((state) => selectQuantitySavedSoFar(state, productId));
  const takesLong = useDelayedFlag(400, saved !== null);
  const isShown = takesLong && saved !== null;
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      <span role="status">{isShown && cartTexts.saving}</span>{' '}
      {isShown && <span>{cartTexts.savedSoFar(decimal(saved))}</span>}
    </p>
  );
}
