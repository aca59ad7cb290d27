import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { routePatterns } from '@/config/paths';
import { useAppDispatch } from '@/state/hooks';
import { Button, ButtonLink } from '@/ui/Button';
import { EnglishText } from '@/ui/EnglishText';
import { buyAgain, type LineOutcome, type LineToBuy } from './reorder';
import { accountTexts, accountOrderTexts as orderTexts } from './texts';

interface Result extends LineToBuy {
  readonly outcome?: LineOutcome;
}

/** Puts an order's products into the cart and says what became of each, by the names that the order had at the tap. */
export function BuyAgain({ lines }: { lines: readonly LineToBuy[] }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly Result[]>([]);

  async function start() {
    setBusy(true);
    setResults(lines);
    const tell = (key: string, outcome: LineOutcome) =>
      setResults((known) => known.map((result) => (result.key === key ? { ...result, outcome } : result)));
    await dispatch(buyAgain(lines, tell));
    setBusy(false);
  }

  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => void start()}>
        <RotateCw aria-hidden size={17} /> {orderTexts.buyAgain}
      </Button>
      <div role="status" className="order-last basis-full empty:hidden">
        {results.length > 0 && (
          <ul aria-label={orderTexts.results} className="space-y-1.5">
            {results.map(({ key, product, quantity, outcome }) => (
              <li key={key} className="break-words">
                <EnglishText when={Boolean(product)}>
                  {orderTexts.line(quantity, product?.name ?? accountTexts.productUnavailable)}
                </EnglishText>{' '}
                <strong className={outcome?.added ? 'text-done' : ''}>
                  {outcome?.text ?? orderTexts.outcomes.pending}
                </strong>
              </li>
            ))}
          </ul>
        )}
        {results.some(({ outcome }) => outcome?.added) && (
          <ButtonLink to={routePatterns.cart} className="mt-4">
            {orderTexts.goToCart}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
