import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import type { ShownProduct } from '@/domain/stock';
import { lazyComponent } from '@/lib/lazy';
import { emailStored, productChosen, selectBuyNow } from '@/state/buyNow';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { selectUser } from '@/state/userSlice';
import { Button } from '@/ui/Button';
import { useLazyDialog } from '@/ui/ErrorBoundary';
import { buyNowTexts } from './texts';

const BuyNowDialog = lazyComponent(() => import('./BuyNowDialog').then((module) => module.BuyNowDialog), {
  retry: false,
});

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
  const dialog = useLazyDialog(() => dispatch(noticeShown(buyNowTexts.loadFailed, 'error')));

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
        busy={dialog.opening}
        onClick={signedIn || email ? () => toCheckout(quantity) : dialog.open}
      >
        {label}
      </Button>
      {dialog.frame(
        <BuyNowDialog
          open={dialog.isOpen}
          product={product}
          quantity={quantity}
          onClose={dialog.close}
          onContinue={(entered, chosen) => {
            dispatch(emailStored(entered));
            toCheckout(chosen);
          }}
        />,
      )}
    </>
  );
}
