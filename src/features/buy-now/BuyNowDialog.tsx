import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { minimumOrderCents } from '@/config/constants';
import { messages, words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { cheapestRaise, missingToMinimum } from '@/domain/cart';
import { isEmail } from '@/domain/contact';
import { formatMoney } from '@/domain/money';
import { lineCents, type OrderLine, orderLine } from '@/domain/order';
import { plainCode } from '@/lib/text';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { TextField } from '@/ui/fields';
import { emailDialogTexts } from './texts';

interface Props {
  readonly open: boolean;
  readonly product: Product;
  readonly quantity: number;
  readonly onClose: () => void;
  readonly onContinue: (email: string, quantity: number) => void;
}

/** Asks a guest for an email (§2); below the minimum order, it first says what is missing. */
export function BuyNowDialog({ open, product, quantity, onClose, onContinue }: Props) {
  const [raised, setRaised] = useState<{ readonly from: number; readonly to: number } | null>(null);
  // A later change of the quantity on the page replaces the raised one.
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

interface AdviceProps {
  readonly line: OrderLine;
  /** Whether the quantity was raised here. */
  readonly raised: boolean;
  readonly onRaise: (quantity: number) => void;
}

/** What a Buy Now below the minimum order lacks (ruling 12), with a button that raises the quantity to it. */
function MinimumAdvice({ line, raised, onRaise }: AdviceProps) {
  const minimum = formatMoney(minimumOrderCents);
  const raise = cheapestRaise([line]);
  const box = 'mb-5 rounded-field bg-saffron-soft p-4';
  if (missingToMinimum(lineCents(line)) === 0)
    return raised ? (
      <p role="status" className={box}>
        {emailDialogTexts.raised(line.quantity, formatMoney(lineCents(line)))}
      </p>
    ) : null;
  return (
    <div className={box}>
      <p>
        <strong>{raise ? emailDialogTexts.addMore(raise.more, minimum) : emailDialogTexts.tooLittle(minimum)}</strong>
      </p>
      {raise ? (
        <Button variant="secondary" size="small" className="mt-3 bg-paper" onClick={() => onRaise(raise.quantity)}>
          {words.buyFor(raise.quantity, formatMoney(raise.goodsCents))}
        </Button>
      ) : (
        <Link to={routePatterns.listing} className="mt-2 inline-block font-semibold underline">
          {emailDialogTexts.another}
        </Link>
      )}
    </div>
  );
}

interface EmailDialogProps {
  readonly open: boolean;
  readonly initial?: string;
  readonly onClose: () => void;
  /** Called with a valid address only (§5). */
  readonly onEmail: (email: string) => void;
  /** Shown above the field, which it can focus. */
  readonly before?: (focusField: () => void) => ReactNode;
}

export function EmailDialog({ open, initial = '', onClose, onEmail, before }: EmailDialogProps) {
  const [email, setEmail] = useState(initial);
  const [error, setError] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  // "Change email" starts with the stored email, not with a cancelled entry.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open && initial) {
      setEmail(initial);
      setError('');
    }
  }
  const introId = useId();
  const fieldRef = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmail(email)) return onEmail(plainCode(email));
    setError(messages.buyNowEmail);
    fieldRef.current?.focus();
  }

  return (
    <Dialog open={open} onClose={onClose} title={messages.buyNowTitle} describedBy={introId}>
      {before?.(() => fieldRef.current?.focus())}
      <form noValidate onSubmit={submit}>
        <p id={introId} className="text-ink-soft">
          {emailDialogTexts.intro}
        </p>
        <div className="mt-5">
          <TextField
            ref={fieldRef}
            label={words.email}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
            value={email}
            error={error}
            onChange={(event) => {
              setEmail(event.target.value);
              setError('');
            }}
          />
        </div>
        <Button type="submit" className="mt-6 w-full">
          {emailDialogTexts.continue}
        </Button>
      </form>
    </Dialog>
  );
}
