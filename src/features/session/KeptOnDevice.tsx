import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isOnSale } from '@/domain/stock';
import { BuyNowButton } from '@/features/buy-now/BuyNowButton';
import { useAppSelector } from '@/state/hooks';
import type { InterruptedAction } from '@/state/loginModal';
import { selectProduct } from '@/state/products';
import { Button } from '@/ui/Button';
import { loginModalTexts } from './texts';

interface Props {
  readonly action: Extract<InterruptedAction, { endpoint: 'addToCart' | 'toggleWishlist' }>;
  readonly onClose: () => void;
}

/** What a guest can do instead of signing in: the product is kept on the device already. */
export function KeptOnDevice({ action, onClose }: Props) {
  const product = useAppSelector((state) => selectProduct(state, action.productId));
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  // Buy Now has led to the checkout.
  useEffect(() => {
    if (pathname !== openedAt) onClose();
  });
  return (
    <div className="mt-6 flex flex-wrap gap-3 border-t border-ivory-edge pt-5">
      <Button variant="secondary" className="grow" onClick={onClose}>
        {loginModalTexts.keep[action.endpoint]}
      </Button>
      {product && isOnSale(product) && (
        <BuyNowButton
          product={product}
          quantity={action.endpoint === 'addToCart' ? action.qty : 1}
          variant="secondary"
          className="grow"
          label={loginModalTexts.buyNow}
        />
      )}
    </div>
  );
}
