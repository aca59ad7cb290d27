import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import type { ShownProduct } from '@/domain/stock';
import { emailStored, productChosen, selectBuyNow } from '@/state/buyNowSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { useDialogChunk } from '@/state/useDialogChunk';
import { selectUser } from '@/state/userSlice';
import { Button } from '@/ui/Button';
import { buyNowTexts } from './texts';

const loadDialog = () => import('./BuyNowDialog').then((module) => module.BuyNowDialog);

interface Props extends Omit<ComponentProps<typeof Button>, 'busy' | 'onClick' | 'children'> {
  readonly product: ShownProduct;
  readonly quantity: number;
  readonly label?: string;
}

/** Buy Now (§2). A guest enters an email first; a customer's own is known (ruling 18). */
export function BuyNowButton({ product, quantity, label = buyNowTexts.buyNow, ...button }: Props) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const signedIn = useAppSelector(selectUser) !== null;
  const { email } = useAppSelector(selectBuyNow);
  const { Dialog, state, open, close } = useDialogChunk(loadDialog, buyNowTexts.loadFailed);

  function toCheckout(chosen: number) {
    dispatch(productChosen({ product, quantity: chosen }));
    void navigate(routePatterns.checkout);
  }

  return (
    <>
      <Button
        className="w-full"
        {...button}
        disabled={product.isUnconfirmed === true}
        busy={state === 'loading'}
        onClick={signedIn || email ? () => toCheckout(quantity) : open}
      >
        {label}
      </Button>
      {Dialog && (
        <Dialog
          open={state === 'open'}
          product={product}
          quantity={quantity}
          onClose={close}
          onContinue={(entered, chosen) => {
            dispatch(emailStored(entered));
            toCheckout(chosen);
          }}
        />
      )}
    </>
  );
}
