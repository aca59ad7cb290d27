import { Link } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { findProduct } from '@/state/findProduct';
import { selectBagCount } from '@/state/guestBagSelectors';
import { useAppSelector } from '@/state/hooks';
import { selectServerCartItems, selectUser } from '@/state/userSlice';
import { selectIsListed } from '@/state/wishlistSelectors';
import { aboutProductTexts } from './aboutProductTexts';

interface Props {
  readonly productId: string;
  readonly onFollow: () => void;
}

/** The product's name, and a link to the cart or wishlist that has it. */
export function AboutProduct({ productId, onFollow }: Props) {
  const name = useAppSelector((state) => findProduct(state, productId)?.name);
  const inCart = useAppSelector((state) =>
    selectUser(state)
      ? selectServerCartItems(state).some((item) => item.productId?._id === productId)
      : selectBagCount(state) > 0,
  );
  const listed = useAppSelector((state) => selectIsListed(state, productId));
  if (!name) return null;
  const link = inCart
    ? { to: routePatterns.cart, label: aboutProductTexts.viewCart }
    : { to: routePatterns.accountWishlist, label: aboutProductTexts.viewWishlist };
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      {(inCart || listed) && (
        <Link to={link.to} onClick={onFollow} className="inline-flex min-h-6 items-center font-semibold underline">
          {link.label}
        </Link>
      )}
    </span>
  );
}
