import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { isKept } from '@/lib/provisional';
import { emailStored, productChosen, selectBuyNow } from '@/state/buyNowSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { useDialogChunk } from '@/state/useDialogChunk';
import { selectUser } from '@/state/userSlice';
import { Button } from '@/ui/Button';
import { buyNowTexts } from './texts';

const loadDialog = () => import('./EmailDialog').then((module) => module.EmailDialog);

interface Props extends Omit<ComponentProps<typeof Button>, 'busy' | 'onClick' | 'children'> {
  readonly product: Product;
  readonly quantity: number;
}

/** Buy Now (§2). A guest enters an email first; a customer's own is known (ruling 18). */
export function BuyNowButton({ product, quantity, ...button }: Props) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const signedIn = useAppSelector(selectUser) !== null;
  const { email } = useAppSelector(selectBuyNow);
  const { Dialog, state, open, close } = useDialogChunk(loadDialog, buyNowTexts.loadFailed);

  function toCheckout() {
    dispatch(productChosen({ product, quantity }));
    void navigate(routePatterns.checkout);
  }

  return (
    <>
      <Button
        className="w-full"
        {...button}
        disabled={isKept(product)}
        busy={state === 'loading'}
        onClick={signedIn || email ? toCheckout : open}
      >
        {buyNowTexts.buyNow}
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
