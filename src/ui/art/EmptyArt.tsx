import type { ArtProps } from './artProps';
import { CartArt } from './empty/CartArt';
import { ErrorArt } from './empty/ErrorArt';
import { LostArt } from './empty/LostArt';
import { OrdersArt } from './empty/OrdersArt';
import { SearchArt } from './empty/SearchArt';
import { WishlistArt } from './empty/WishlistArt';

const drawings = {
  cart: CartArt,
  search: SearchArt,
  wishlist: WishlistArt,
  orders: OrdersArt,
  lost: LostArt,
  error: ErrorArt,
} as const;

export type EmptyArtKind = keyof typeof drawings;

interface EmptyArtProps extends ArtProps {
  kind: EmptyArtKind;
}

/** A small line-and-wash drawing for an empty list, a lost page or a failure; the words beside it say what it means. */
export function EmptyArt({ kind, className = '' }: EmptyArtProps) {
  const Drawing = drawings[kind];
  return (
    <svg aria-hidden="true" viewBox="0 0 240 180" className={className}>
      <path
        d="M40 92C34 48 74 20 122 24C176 26 214 56 204 104C198 146 160 160 112 158C68 158 44 132 40 92Z"
        className="fill-leaf-mist"
      />
      <ellipse cx="122" cy="157" rx="76" ry="7" className="fill-leaf-soft" />
      <g className="fill-none stroke-leaf" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <Drawing />
      </g>
    </svg>
  );
}
