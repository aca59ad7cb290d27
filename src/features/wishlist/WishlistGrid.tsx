import { useEffect, useRef } from 'react';
import type { Product } from '@/contract/product';
import { WishlistCard } from './WishlistCard';

/** The cards of the wishlist. When one goes with the focus in it, the one that takes its place has it next. */
export function WishlistGrid({ items }: { items: readonly Product[] }) {
  const listRef = useRef<HTMLUListElement>(null);
  const leaving = useRef<{ readonly id: string; readonly place: number } | null>(null);

  useEffect(() => {
    const gone = leaving.current;
    if (!gone || items.some(({ _id }) => _id === gone.id)) return;
    leaving.current = null;
    // Who has gone on to something else meanwhile is left there.
    if (document.activeElement !== document.body) return;
    const cards = listRef.current?.querySelectorAll<HTMLElement>('[data-wishlist-card]');
    cards?.[Math.min(gone.place, cards.length - 1)]?.focus();
  }, [items]);

  return (
    <ul
      ref={listRef}
      aria-label="Wishlist"
      className="mt-8 grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3"
    >
      {items.map((item, place) => (
        <li key={item._id} data-wishlist-card tabIndex={-1}>
          <WishlistCard
            product={item}
            onLeaving={() => {
              leaving.current = { id: item._id, place };
            }}
          />
        </li>
      ))}
    </ul>
  );
}
