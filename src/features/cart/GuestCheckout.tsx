import type { OrderLine } from '@/domain/orderLines';
import { BuyNowButton } from '@/features/buy-now/BuyNowButton';
import { useAppDispatch } from '@/state/hooks';
import { signInRequested } from '@/state/loginModal';
import { Button } from '@/ui/Button';
import { guestCartTexts } from './texts';

interface Props {
  readonly lines: readonly OrderLine[];
  readonly ready: boolean;
}

/** The sign-in takes the whole bag to the checkout; without an account one product at a time can be bought (§7). */
export function GuestCheckout({ lines, ready }: Props) {
  const dispatch = useAppDispatch();
  const [line, second] = lines;
  return (
    <>
      <Button
        className="mt-6 w-full"
        disabled={!line}
        onClick={() => dispatch(signInRequested({ endpoint: 'checkOut', productId: '' }))}
      >
        {guestCartTexts.checkOut}
      </Button>
      {line && !second && (
        <BuyNowButton
          product={line.product}
          quantity={line.quantity}
          variant="secondary"
          className="mt-3 w-full"
          label={guestCartTexts.buyNow}
        />
      )}
      {line && (
        <p className="mt-3 text-sm text-ink-soft">
          {second ? guestCartTexts.oneAtATime : ready ? guestCartTexts.noAccount : guestCartTexts.noAccountBelow}
        </p>
      )}
    </>
  );
}
