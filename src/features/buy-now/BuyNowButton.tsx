import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { emailStored, productChosen, selectBuyNow } from '@/state/buyNowSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { useDialogChunk } from '@/state/useDialogChunk';
import { selectUser } from '@/state/userSlice';
import { Button } from '@/ui/Button';

const loadDialog = () => import('./EmailDialog').then((module) => module.EmailDialog);

interface Props extends Omit<ComponentProps<typeof Button>, 'busy' | 'onClick' | 'children'> {
  readonly product: Product;
  readonly quantity: number;
}

/**
 * Buy Now (§2): stores the product and its quantity and goes to the checkout.
 * A guest without a stored e-mail is asked for one first; a customer's own is used (ruling 18).
 */
export function BuyNowButton({ product, quantity, ...look }: Props) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const signedIn = useAppSelector(selectUser) !== null;
  const { email } = useAppSelector(selectBuyNow);
  const { Dialog, state, open, close } = useDialogChunk(loadDialog, 'We couldn’t load the form. Please try again.');

  function toCheckout() {
    dispatch(productChosen({ product, quantity }));
    void navigate(routePatterns.checkout);
  }

  return (
    <>
      <Button className="w-full" {...look} busy={state === 'loading'} onClick={signedIn || email ? toCheckout : open}>
        Buy Now
      </Button>
      {Dialog && (
        <Dialog
          open={state === 'open'}
          onClose={close}
          onEmail={(entered) => {
            dispatch(emailStored(entered));
            toCheckout();
          }}
        />
      )}
    </>
  );
}
