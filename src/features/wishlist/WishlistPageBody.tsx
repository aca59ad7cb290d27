import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { messages, words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { valueLabel } from '@/domain/product';
import { BagMove, BagPrivacy, useGuestBag } from '@/features/guest-bag/GuestBag';
import { guestBagTexts } from '@/features/guest-bag/texts';
import { useRememberProducts } from '@/features/product-news/ProductNews';
import { alphabetically } from '@/lib/text';
import { moveFromWishlistToCart, removeFromWishlist } from '@/state/cartMove';
import { addToBag, removeFromBag, selectSaved } from '@/state/guestBag';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { bagTexts } from '@/state/texts';
import { selectUser } from '@/state/userSlice';
import { selectWishlist } from '@/state/wishlist';
import { WishlistArt } from '@/ui/art/EmptyListArt';
import { ButtonLink } from '@/ui/Button';
import { Chip } from '@/ui/Card';
import { EmptyState, PageHeading } from '@/ui/EmptyState';
import { useEntryState } from '@/ui/entryState';
import { useRowFocus } from '@/ui/useRowFocus';
import { wishlistTexts } from './texts';
import { type WishlistActs, WishlistCard } from './WishlistCard';

/** The wishlist (§2): signed out, empty, or products with category filters. */
export function WishlistPageBody() {
  const user = useAppSelector(selectUser);
  const items = useAppSelector(selectWishlist);
  const [category, setCategory] = useEntryState('category', '');

  const dispatch = useAppDispatch();
  const acts: WishlistActs = {
    move: ({ _id }) => dispatch(moveFromWishlistToCart(_id)),
    remove: ({ _id }) => dispatch(removeFromWishlist(_id)),
  };
  useRememberProducts();
  useFocusWhenEmptied(user !== null && items.length === 0);

  if (!user) return <GuestWishlist />;
  if (items.length === 0)
    return (
      <>
        <EmptyState
          heading
          art={WishlistArt}
          title={messages.wishlistEmpty}
          text={wishlistTexts.emptyAdvice}
          action={<ButtonLink to={routePatterns.listing}>{words.browseProducts}</ButtonLink>}
        />
        <BagMove list="saved" />
      </>
    );

  const categories = [...new Set(items.map((item) => item.category).filter(Boolean))].sort((a, b) =>
    alphabetically(valueLabel('category', a), valueLabel('category', b)),
  );
  // Resets the filter once its category's last product is removed.
  const chosen = categories.includes(category) ? category : '';
  const shown = chosen ? items.filter((item) => item.category === chosen) : items;
  const name = user.profile.firstName;
  return (
    <>
      <PageHeading className="text-4xl">{name ? wishlistTexts.greeting(name) : wishlistTexts.title}</PageHeading>
      {categories.length > 0 && (
        <ul aria-label={wishlistTexts.categories} className="mt-6 flex flex-wrap gap-2">
          {['', ...categories].map((value) => (
            <li key={value}>
              <Chip pressed={value === chosen} onPress={() => setCategory(value)}>
                {valueLabel('category', value) || wishlistTexts.allCategories}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <BagMove list="saved" />
      <WishlistGrid items={shown} acts={acts} />
    </>
  );
}

/** A guest's wishlist (§2): the sign-in, and the products that the browser stores (ruling 50). */
function GuestWishlist() {
  useGuestBag();
  const dispatch = useAppDispatch();
  const saved = useAppSelector(selectSaved);
  useFocusWhenEmptied(saved.length === 0);

  const acts: WishlistActs = {
    move: async (product) => {
      dispatch(removeFromBag('saved', product._id));
      dispatch(addToBag(product, 1));
      dispatch(noticeShown(bagTexts.inBag, 'success', product._id));
    },
    remove: async ({ _id }) => dispatch(removeFromBag('saved', _id)),
  };

  if (saved.length === 0)
    return (
      <EmptyState
        heading
        art={WishlistArt}
        title={messages.wishlistSignedOut}
        action={<ButtonLink to={routePatterns.signIn}>{words.logIn}</ButtonLink>}
      />
    );
  return (
    <>
      <PageHeading className="text-4xl">{guestBagTexts.savedMoveTitle}</PageHeading>
      <p className="mt-3 text-ink-soft">
        {messages.wishlistSignedOut}{' '}
        <Link to={routePatterns.signIn} className="block w-fit font-semibold text-leaf underline">
          {words.logIn}
        </Link>
      </p>
      <WishlistGrid items={saved} acts={acts} />
      <BagPrivacy />
    </>
  );
}

function WishlistGrid({ items, acts }: { items: readonly Product[]; acts: WishlistActs }) {
  return (
    <ul
      {...useRowFocus()}
      aria-label={words.wishlist}
      className="mt-8 grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3"
    >
      {items.map((item) => (
        <li key={item._id} data-row>
          <WishlistCard product={item} acts={acts} />
        </li>
      ))}
    </ul>
  );
}

/** Moves the focus to the page's heading when the last card, which held it, is removed. */
function useFocusWhenEmptied(empty: boolean): void {
  const wasFull = useRef(false);
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('[data-page-heading]');
    if (heading && empty && wasFull.current && document.activeElement?.contains(heading)) heading.focus();
    wasFull.current = !empty;
  }, [empty]);
}
