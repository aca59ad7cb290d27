import { useState } from 'react';
import { messages } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { selectWishlist } from '@/state/wishlistCards';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { WishlistArt } from '@/ui/art/empty/WishlistArt';
import { ButtonLink } from '@/ui/ButtonLink';
import { Chip } from '@/ui/Chip';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeading } from '@/ui/PageHeading';
import { useFocusWhenEmptied } from './useFocusWhenEmptied';
import { WishlistGrid } from './WishlistGrid';

/** The wishlist in all its states (§2): signed out, empty, greeting with category chips and cards. */
export function WishlistPageBody() {
  const user = useAppSelector(selectUser);
  const items = useAppSelector(selectWishlist);
  const [category, setCategory] = useState('');

  useFocusWhenEmptied(items.length === 0);

  if (!user)
    return (
      <EmptyState
        heading
        art={<EmptyArt of={WishlistArt} />}
        title={messages.wishlistSignedOut}
        action={<ButtonLink to={routePatterns.signIn}>Log In</ButtonLink>}
      />
    );
  if (items.length === 0)
    return (
      <EmptyState
        heading
        art={<EmptyArt of={WishlistArt} />}
        title={messages.wishlistEmpty}
        text="Tap the heart on a product to save it."
        action={<ButtonLink to={routePatterns.listing}>Browse Products</ButtonLink>}
      />
    );

  const categories = [...new Set(items.map((item) => item.category).filter(Boolean))].sort();
  // A category whose last product was removed is no filter any more.
  const chosen = categories.includes(category) ? category : '';
  const shown = chosen ? items.filter((item) => item.category === chosen) : items;
  const name = user.profile.firstName;
  return (
    <>
      <PageHeading className="text-4xl">{name ? `Hello ${name}, here is your wishlist` : 'Your wishlist'}</PageHeading>
      {categories.length > 1 && (
        <ul aria-label="Categories" className="mt-6 flex flex-wrap gap-2">
          {['', ...categories].map((value) => (
            <li key={value}>
              <Chip pressed={value === chosen} onPress={() => setCategory(value)}>
                {value || 'All'}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <WishlistGrid items={shown} />
    </>
  );
}
