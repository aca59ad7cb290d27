import { useEffect, useRef } from 'react';
import type { Product } from '@/contract/product';
import { wishlistTexts } from './texts';
import type { WishlistActs } from './useWishlistActs';
import { WishlistCard } from './WishlistCard';

/** The wishlist's cards. When a focused card is removed, the name of the card now at its index takes the focus. */
export function WishlistGrid({ items, acts }: { items: readonly Product[]; acts: WishlistActs }) {
  const listRef = useRef<HTMLUListElement>(null);
  const leaving = useRef<{ readonly id: string; readonly index: number } | null>(null);

  useEffect(() => {
    const removed = leaving.current;
    if (!removed || items.some(({ _id }) => _id === removed.id)) return;
    leaving.current = null;
    // Don't steal focus that has moved elsewhere.
    if (document.activeElement !== document.body) return;
    const cards = listRef.current?.querySelectorAll<HTMLElement>('h2 a');
    cards?.[Math.min(removed.index, cards.length - 1)]?.focus();
  }, [items]);

  return (
    <ul
      ref={listRef}
      aria-label={wishlistTexts.list}
      className="mt-8 grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3"
    >
      {items.map((item, index) => (
        <li key={item._id}>
          <WishlistCard
            product={item}
            acts={acts}
            onLeaving={() => {
              leaving.current = { id: item._id, index };
            }}
          />
        </li>
      ))}
    </ul>
  );
}
