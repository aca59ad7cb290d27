import { useState } from 'react';
import { Link } from 'react-router-dom';
import { minimumOrderCents } from '@/config/constants';
import { words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { cheapestRaise, gapClosers, missingToMinimum, type Raise } from '@/domain/cart';
import { formatMoney } from '@/domain/money';
import { type OrderLine, orderTotals } from '@/domain/order';
import { shownPrice } from '@/domain/price';
import { englishLang } from '@/lib/language';
import { quantityChanged } from '@/state/buyNow';
import { changeCartQuantity } from '@/state/cart';
import type { Purchase } from '@/state/checkout';
import { actAsCustomer } from '@/state/customerActions';
import { addToBag, changeBagQuantity } from '@/state/guestBag';
import { useAppDispatch } from '@/state/hooks';
import { useProducts } from '@/state/products';
import { Button } from '@/ui/Button';
import { ProgressBar } from '@/ui/ProgressBar';
import { minimumCoachTexts, minimumOrderTexts } from './texts';

type Flow = Purchase['flow'] | 'bag';

interface Props {
  readonly lines: readonly OrderLine[];
  readonly flow: Flow;
}

/** The ways to the minimum order, one tap each: more of a line, or a product that closes the gap. */
function MinimumCoach({ lines, flow, missing }: Props & { readonly missing: number }) {
  const { products = [], isPartial } = useProducts();
  const raise = cheapestRaise(lines);
  // What shows before the list is whole may lack the cheapest.
  const catalogue = flow !== 'buy-now' && !isPartial ? products : [];
  const closers = gapClosers(
    catalogue,
    lines.map(({ productId }) => productId),
    missing,
  );
  if (!raise && closers.length === 0) return null;
  return (
    <ul aria-label={minimumCoachTexts.label} className="mt-4">
      {raise && <RaiseRow raise={raise} flow={flow} named={lines.length > 1} />}
      {closers.map((product) => (
        <CloserRow key={product._id} product={product} flow={flow} />
      ))}
    </ul>
  );
}

const label = 'min-w-0 flex-1 basis-32 text-sm wrap-anywhere';
const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-leaf-soft py-2.5 not-last:border-b';

interface RaiseProps {
  readonly raise: Raise;
  readonly flow: Flow;
  /** False where there is no other line. */
  readonly named: boolean;
}

function RaiseRow({ raise, flow, named }: RaiseProps) {
  const dispatch = useAppDispatch();
  const { productId, name, quantity, goodsCents } = raise;
  return (
    <li className={row}>
      {named && (
        <span dir="auto" lang={englishLang} className={label}>
          {name}
        </span>
      )}
      <Button
        variant="secondary"
        size="small"
        className={named ? '' : 'w-full'}
        onClick={() => {
          if (flow === 'buy-now') dispatch(quantityChanged(quantity));
          else if (flow === 'bag') void dispatch(changeBagQuantity(productId, quantity));
          else void dispatch(changeCartQuantity(productId, quantity));
        }}
      >
        {words.buyFor(quantity, formatMoney(goodsCents))}
      </Button>
    </li>
  );
}

function CloserRow({ product, flow }: { product: Product; flow: Flow }) {
  const dispatch = useAppDispatch();
  const [adding, setAdding] = useState(false);
  const { _id: productId, name, stockSize } = product;
  const price = shownPrice(product)?.now ?? '';

  async function add() {
    setAdding(true);
    if (flow === 'bag') await dispatch(addToBag(product, 1));
    else await dispatch(actAsCustomer({ endpoint: 'addToCart', productId, qty: 1, stockSize }));
    setAdding(false);
  }

  return (
    <li className={row}>
      <span dir="auto" lang={englishLang} className={label}>
        {name}
      </span>
      <Button
        variant="secondary"
        size="small"
        busy={adding}
        onClick={() => void add()}
        aria-label={minimumCoachTexts.addOf(name, price)}
      >
        {minimumCoachTexts.add(price)}
      </Button>
    </li>
  );
}

/** How much is missing to the minimum order (ruling 12), and the ways to it. */
export function MinimumOrderBar({ lines, flow }: Props) {
  const { goods: goodsCents } = orderTotals(lines);
  const missing = missingToMinimum(goodsCents);
  if (missing === 0) return null;
  const advice = minimumOrderTexts.advice[flow === 'bag' ? 'cart' : flow];
  return (
    <>
      <div role="status" className="mt-5 rounded-field bg-saffron-soft p-4 text-sm">
        <ProgressBar value={goodsCents} max={minimumOrderCents} label={minimumOrderTexts.progress} />
        <p className="mt-3">
          <strong>{minimumOrderTexts.missing(formatMoney(missing))}</strong>{' '}
          {minimumOrderTexts.minimum(formatMoney(minimumOrderCents))} {advice.before}{' '}
          <Link to={routePatterns.listing} className="font-semibold underline">
            {advice.link}
          </Link>
          {advice.after}
        </p>
      </div>
      <MinimumCoach lines={lines} flow={flow} missing={missing} />
    </>
  );
}
