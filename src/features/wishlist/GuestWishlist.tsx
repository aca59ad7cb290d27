import { Link } from 'react-router-dom';
import { messages } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { BagPrivacy } from '@/features/guest-bag/BagPrivacy';
import { useGuestBag } from '@/features/guest-bag/useGuestBag';
import { addToBag, removeFromBag, selectSaved } from '@/state/guestBag';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { bagTexts } from '@/state/texts';
import { EmptyArt, WishlistArt } from '@/ui/art/EmptyArt';
import { ButtonLink } from '@/ui/Button';
import { EmptyState, PageHeading } from '@/ui/EmptyState';
import { wishlistTexts } from './texts';
import { useFocusWhenEmptied } from './useFocusWhenEmptied';
import type { WishlistActs } from './useWishlistActs';
import { WishlistGrid } from './WishlistGrid';

/** The wishlist of a guest (§2): the sign-in, and what the browser keeps (ruling 50). */
export function GuestWishlist() {
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
        art={<EmptyArt of={WishlistArt} />}
        title={messages.wishlistSignedOut}
        action={<ButtonLink to={routePatterns.signIn}>{wishlistTexts.logIn}</ButtonLink>}
      />
    );
  return (
    <>
      <PageHeading className="text-4xl">{wishlistTexts.onDevice}</PageHeading>
      <p className="mt-3 text-ink-soft">
        {messages.wishlistSignedOut}{' '}
        <Link to={routePatterns.signIn} className="font-semibold text-leaf underline">
          {wishlistTexts.logIn}
        </Link>
      </p>
      <WishlistGrid items={saved} acts={acts} />
      <BagPrivacy />
    </>
  );
}
