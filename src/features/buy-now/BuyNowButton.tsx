import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { emailStored, productChosen, selectBuyNow } from '@/state/buyNowSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { Button } from '@/ui/Button';
import { EmailDialog } from './EmailDialog';

interface Props {
  readonly product: Product;
  readonly quantity: number;
}

/**
 * Buy Now (§2): stores the product and its quantity and goes to the checkout.
 * A guest without a stored e-mail is asked for one first; a customer's own is used (ruling 18).
 */
export function BuyNowButton({ product, quantity }: Props) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const signedIn = useAppSelector(selectUser) !== null;
  const { email } = useAppSelector(selectBuyNow);
  const [asking, setAsking] = useState(false);

  function toCheckout() {
    dispatch(productChosen({ product, quantity }));
    void navigate(routePatterns.checkout);
  }

  return (
    <>
      <Button className="w-full" onClick={() => (signedIn || email ? toCheckout() : setAsking(true))}>
        Buy Now
      </Button>
      <EmailDialog
        open={asking}
        onClose={() => setAsking(false)}
        onEmail={(entered) => {
          dispatch(emailStored(entered));
          toCheckout();
        }}
      />
    </>
  );
}
