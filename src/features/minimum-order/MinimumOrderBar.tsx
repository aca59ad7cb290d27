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

/** Buttons that reach the minimum order in one tap: more units of a line, or a product that closes the gap. */
function MinimumCoach({ lines, flow, missing }: Props & { readonly missing: number }) {
  const dispatch = useAppDispatch();
  const { products = [], isPartial } = useProducts();
  const raise = cheapestRaise(lines);
  // A partial list may lack the cheapest product.
  const catalogue = flow !== 'buy-now' && !isPartial ? products : [];
  const closers = gapClosers(
    catalogue,
    lines.map(({ productId }) => productId),
    missing,
  );
  if (!raise && closers.length === 0) return null;

  async function buyMore({ productId, quantity }: Raise) {
    if (flow === 'buy-now') dispatch(quantityChanged(quantity));
    else
      await dispatch(flow === 'bag' ? changeBagQuantity(productId, quantity) : changeCartQuantity(productId, quantity));
  }

  async function add(product: Product) {
    const { _id: productId, stockSize } = product;
    if (flow === 'bag') await dispatch(addToBag(product, 1));
    else await dispatch(actAsCustomer({ endpoint: 'addToCart', productId, qty: 1, stockSize }));
  }

  return (
    <ul aria-label={minimumCoachTexts.label} className="mt-4">
      {raise && (
        <CoachRow name={lines.length > 1 ? raise.name : ''} onPress={() => buyMore(raise)}>
          {words.buyFor(raise.quantity, formatMoney(raise.goodsCents))}
        </CoachRow>
      )}
      {closers.map((product) => {
        const price = shownPrice(product)?.now ?? '';
        return (
          <CoachRow
            key={product._id}
            name={product.name}
            label={minimumCoachTexts.addOf(product.name, price)}
            onPress={() => add(product)}
          >
            {minimumCoachTexts.add(price)}
          </CoachRow>
        );
      })}
    </ul>
  );
}

interface RowProps {
  /** '' where it needs none. */
  readonly name: string;
  readonly label?: string;
  readonly children: string;
  readonly onPress: () => Promise<void>;
}

function CoachRow({ name, label, children, onPress }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-leaf-soft py-2.5 not-last:border-b">
      {name && (
        <span dir="auto" lang={englishLang} className="min-w-0 flex-1 basis-32 text-sm wrap-anywhere">
          {name}
        </span>
      )}
      <Button variant="secondary" size="small" className={name ? '' : 'w-full'} aria-label={label} onClick={onPress}>
        {children}
      </Button>
    </li>
  );
}

/** How much is missing to the minimum order (ruling 12), and the ways to it. */
export function MinimumOrderBar({ lines, flow }: Props) {
  const { goods: goodsCents } = orderTotals(lines);
  const missing = missingToMinimum(goodsCents);
  if (missing === 0) return null;
  const { cart, more, another } = minimumOrderTexts.advice;
  const advice = flow !== 'buy-now' ? cart : cheapestRaise(lines) ? more : another;
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
