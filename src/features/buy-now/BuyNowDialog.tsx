import { useState } from 'react';
import type { Product } from '@/contract/product';
import { orderLine } from '@/domain/order';
import { EmailDialog, MinimumAdvice } from './EmailDialog';

interface Props {
  readonly open: boolean;
  readonly product: Product;
  readonly quantity: number;
  readonly onClose: () => void;
  readonly onContinue: (email: string, quantity: number) => void;
}

/** Asks a guest for the email (§2); below the minimum order, it says first what is missing. */
export function BuyNowDialog({ open, product, quantity, onClose, onContinue }: Props) {
  const [raised, setRaised] = useState<{ readonly from: number; readonly to: number } | null>(null);
  // A quantity that was changed on the page since then counts.
  const chosen = raised?.from === quantity ? raised.to : quantity;
  const line = orderLine(product, chosen);
  return (
    <EmailDialog
      open={open}
      onClose={onClose}
      onEmail={(email) => onContinue(email, chosen)}
      before={(focusEmail) =>
        line && (
          <MinimumAdvice
            line={line}
            raised={chosen !== quantity}
            onRaise={(to) => {
              setRaised({ from: quantity, to });
              focusEmail();
            }}
          />
        )
      }
    />
  );
}
