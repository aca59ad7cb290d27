import { useState } from 'react';
import { messages } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { valueLabel } from '@/domain/valueLabel';
import { BagMove } from '@/features/guest-bag/BagMove';
import { useRememberProducts } from '@/features/product-news/useRememberProducts';
import { locale } from '@/lib/language';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { selectWishlist } from '@/state/wishlist';
import { EmptyArt, WishlistArt } from '@/ui/art/EmptyArt';
import { ButtonLink } from '@/ui/Button';
import { Chip } from '@/ui/Card';
import { EmptyState, PageHeading } from '@/ui/EmptyState';
import { GuestWishlist } from './GuestWishlist';
import { wishlistTexts } from './texts';
import { useFocusWhenEmptied } from './useFocusWhenEmptied';
import { useWishlistActs } from './useWishlistActs';
import { WishlistGrid } from './WishlistGrid';

/** The wishlist (§2): signed out, empty, or products with category filters. */
export function WishlistPageBody() {
  const user = useAppSelector(selectUser);
  const items = useAppSelector(selectWishlist);
  const [category, setCategory] = useState('');

  const acts = useWishlistActs();
  useRememberProducts();
  useFocusWhenEmptied(user !== null && items.length === 0);

  if (!user) return <GuestWishlist />;
  if (items.length === 0)
    return (
      <>
        <EmptyState
          heading
          art={<EmptyArt of={WishlistArt} />}
          title={messages.wishlistEmpty}
          text={wishlistTexts.emptyAdvice}
          action={<ButtonLink to={routePatterns.listing}>{wishlistTexts.browse}</ButtonLink>}
        />
        <BagMove list="saved" />
      </>
    );

  const categories = [...new Set(items.map((item) => item.category).filter(Boolean))].sort((a, b) =>
    valueLabel('category', a).localeCompare(valueLabel('category', b), locale),
  );
  // Resets the filter once its category's last product is removed.
  const chosen = categories.includes(category) ? category : '';
  const shown = chosen ? items.filter((item) => item.category === chosen) : items;
  const name = user.profile.firstName;
  return (
    <>
      <PageHeading className="text-4xl">{name ? wishlistTexts.greeting(name) : wishlistTexts.title}</PageHeading>
      {categories.length > 1 && (
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
