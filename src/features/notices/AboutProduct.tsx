import { Link } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { englishLang } from '@/lib/language';
import { selectBagCount } from '@/state/guestBag';
import { useAppSelector } from '@/state/hooks';
import { selectProduct } from '@/state/products';
import { selectServerCartItems, selectUser } from '@/state/userSlice';
import { selectIsListed } from '@/state/wishlist';
import { aboutProductTexts } from './texts';

interface Props {
  readonly productId: string;
  /** It went into the wishlist. */
  readonly wished: boolean;
  readonly onFollow: () => void;
}

/** The product's name, and a link to the cart or wishlist that has it. */
export function AboutProduct({ productId, wished, onFollow }: Props) {
  const name = useAppSelector((state) => selectProduct(state, productId)?.name);
  const there = useAppSelector((state) => {
    if (wished) return selectIsListed(state, productId);
    const inCart = selectServerCartItems(state).some((item) => item.productId?._id === productId);
    return selectUser(state) ? inCart : selectBagCount(state) > 0;
  });
  if (!name) return null;
  const link = wished
    ? { to: routePatterns.accountWishlist, label: aboutProductTexts.viewWishlist }
    : { to: routePatterns.cart, label: aboutProductTexts.viewCart };
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm">
      <span lang={englishLang} className="min-w-0 wrap-anywhere">
        {name}
      </span>
      {there && (
        <Link to={link.to} onClick={onFollow} className="inline-flex min-h-6 items-center font-semibold underline">
          {link.label}
        </Link>
      )}
    </span>
  );
}
