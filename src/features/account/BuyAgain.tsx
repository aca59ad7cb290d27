import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { routePatterns } from '@/config/paths';
import type { Booking } from '@/contract/order';
import type { Product } from '@/contract/product';
import { canBeBought } from '@/domain/stock';
import { performAction } from '@/state/customerActions';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectLoginModal } from '@/state/loginModal';
import { fetchProduct } from '@/state/productFreshness';
import type { AppThunk } from '@/state/storeTypes';
import { Button, ButtonLink } from '@/ui/Button';
import { EnglishText } from '@/ui/EnglishText';
import { accountTexts, accountOrderTexts as orderTexts } from './texts';

const texts = orderTexts.outcomes;

export interface LineToBuy {
  readonly key: string;
  /** Null for a product that the shop has deleted. */
  readonly product: Pick<Product, '_id' | 'name'> | null;
  readonly quantity: number;
}

/** What an order contains, each product once. */
export function linesToBuy(bookings: readonly Pick<Booking, 'lines'>[]): LineToBuy[] {
  const wanted = new Map<string, LineToBuy>();
  for (const { product, quantity } of bookings.flatMap(({ lines }) => lines)) {
    const key = product?._id || `line ${wanted.size}`;
    wanted.set(key, { key, product, quantity: quantity + (wanted.get(key)?.quantity ?? 0) });
  }
  return [...wanted.values()];
}

/** The sentence about one line, and whether anything of it is in the cart now. */
export interface LineOutcome {
  readonly text: string;
  readonly added: boolean;
}

const notAdded = (text: string): LineOutcome => ({ text, added: false });

/**
 * Adds an order's lines to the cart, one after the other, limited by the current stock; ends early if a sign-in that it
 * needs is declined. `onOutcome` receives the outcome of each line as soon as it is known.
 */
export const buyAgain =
  (lines: readonly LineToBuy[], onOutcome: (key: string, outcome: LineOutcome) => void): AppThunk<Promise<void>> =>
  async (dispatch) => {
    for (const { key, product: ordered, quantity: qty } of lines) {
      const product = ordered ? await dispatch(fetchProduct(ordered)) : 'gone';
      if (product === 'gone') onOutcome(key, notAdded(texts.gone));
      else if (product === null) onOutcome(key, notAdded(texts.noResponse));
      else if (!canBeBought(product)) onOutcome(key, notAdded(texts.outOfStock));
      else {
        const { _id: productId, stockSize } = product;
        const action = { endpoint: 'addToCart', productId, qty, stockSize } as const;
        const { done, problem, waits, notice } = await dispatch(performAction(action));
        if (waits) return;
        onOutcome(key, done ? { text: notice || texts.added, added: true } : notAdded(problem || texts.noResponse));
      }
    }
  };

/** Adds an order's products to the cart and shows each outcome, under the names that the order had at the tap. */
export function BuyAgain({ lines }: { lines: readonly LineToBuy[] }) {
  const dispatch = useAppDispatch();
  const isSigningIn = useAppSelector(selectLoginModal).open;
  const [results, setResults] = useState<readonly (LineToBuy & { readonly outcome?: LineOutcome })[]>([]);

  async function start() {
    setResults(lines);
    const onOutcome = (key: string, outcome: LineOutcome) =>
      setResults((known) => known.map((result) => (result.key === key ? { ...result, outcome } : result)));
    await dispatch(buyAgain(lines, onOutcome));
    setResults((known) => known.filter(({ outcome }) => outcome));
  }

  return (
    <>
      <Button variant="secondary" onClick={start}>
        <RotateCw aria-hidden size={17} /> {orderTexts.buyAgain}
      </Button>
      <div role="status" className="order-last basis-full empty:hidden">
        {results.length > 0 && (
          <ul aria-label={orderTexts.results} className="flex flex-col gap-1.5">
            {results.map(({ key, product, quantity, outcome }) => (
              <li key={key} className="break-words">
                <EnglishText when={Boolean(product)}>
                  {orderTexts.line(quantity, product?.name ?? accountTexts.productUnavailable)}
                </EnglishText>{' '}
                <strong className={outcome?.added ? 'text-done' : ''}>
                  {outcome?.text ?? (isSigningIn ? texts.waits : texts.pending)}
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
