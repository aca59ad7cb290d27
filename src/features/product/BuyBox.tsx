import { type RefObject, useEffect, useRef, useState } from 'react';
import { minimumOrderCents, shippingCents } from '@/config/constants';
import { words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { formatMoney } from '@/domain/money';
import { shownPrice } from '@/domain/price';
import { canBeBought, clampQuantity, isOnSale } from '@/domain/stock';
import { BuyNowButton } from '@/features/buy-now/BuyNowButton';
import { StockNote } from '@/features/catalogue/ProductCard';
import { productCardTexts } from '@/features/catalogue/texts';
import { WishlistHeart } from '@/features/wishlist/WishlistHeart';
import { englishLang } from '@/lib/language';
import { performAction } from '@/state/customerActions';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectServerCartItems, selectUser } from '@/state/userSlice';
import { BottomBar } from '@/ui/BottomBar';
import { Button, ButtonLink } from '@/ui/Button';
import { useEntryState } from '@/ui/entryState';
import { Price } from '@/ui/Price';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { phoneBuyBarTexts, productTexts } from './texts';

/** Price, quantity, Add To Bag, Buy Now and the heart (§2); on a phone, also a buy bar. */
export function BuyBox({ product }: { readonly product: Product }) {
  const buttonsRef = useRef<HTMLDivElement>(null);
  const buying = useBuyBox(product);
  const price = shownPrice(product);
  return (
    <>
      <section aria-label={productTexts.buy} className="mt-4 border-y border-ivory-edge py-4 sm:py-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          {price ? (
            <Price
              size="large"
              now={price.now}
              was={price.was}
              off={price.percentOff === null ? null : productCardTexts.percentOff(price.percentOff)}
            />
          ) : (
            <p className="text-lg">{words.priceOnRequest}</p>
          )}
          <StockNote stockSize={product.stockSize} />
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          {productTexts.costs(formatMoney(shippingCents), formatMoney(minimumOrderCents))}
        </p>
        <div ref={buttonsRef} className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
          <QuantityStepper
            value={buying.requested}
            onChange={buying.setQuantity}
            max={product.stockSize}
            label={product.name}
            disabled={!canBeBought(product)}
          />
          {/* Wraps a long label onto two lines rather than the heart onto its own line. */}
          <div className="flex grow basis-24">
            <BagButton product={product} buying={buying} />
          </div>
          <WishlistHeart product={product} />
        </div>
        {buying.problem && (
          // Not an alert: the toast announces it.
          <p className="mt-3 text-sm font-medium text-alert">{buying.problem}</p>
        )}
        {isOnSale(product) && (
          <div className="mt-3 print:hidden">
            <BuyNowButton product={product} quantity={buying.quantity} />
          </div>
        )}
      </section>
      <PhoneBuyBar product={product} buying={buying} buttonsRef={buttonsRef} />
    </>
  );
}

interface BuyingProps {
  readonly product: Product;
  readonly buying: ReturnType<typeof useBuyBox>;
}

/** Add To Bag, which becomes a link to the cart after a successful add. */
function BagButton({ product, buying }: BuyingProps) {
  const pressed = useRef(false);
  if (buying.bag === 'added')
    return (
      <ButtonLink
        // Takes over the focus of the button it replaces; the other BagButton must not.
        ref={(link) => {
          if (pressed.current && document.activeElement === document.body) link?.focus({ preventScroll: true });
        }}
        to={routePatterns.cart}
        variant="secondary"
        className="grow leading-tight max-sm:px-3!"
      >
        {productTexts.goToBag}
      </ButtonLink>
    );
  return (
    <Button
      variant="secondary"
      className="grow leading-tight max-sm:px-3!"
      disabled={!canBeBought(product)}
      busy={buying.bag === 'adding'}
      onClick={() => {
        pressed.current = true;
        void buying.addToBag();
      }}
    >
      {product.stockSize === 0 ? words.outOfStock : productTexts.addToBag}
    </Button>
  );
}

/** The state that buy box and phone bar share: quantity, and Add To Bag, which becomes Go To Bag on success (§4). */
function useBuyBox(product: Product) {
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectUser) !== null;
  const [requested, setQuantity] = useEntryState('quantity', 1);
  const quantity = clampQuantity(requested, product.stockSize);
  const [bag, setBag] = useState<'ready' | 'adding' | 'added' | 'waiting'>('ready');
  const held = useAppSelector((state) => {
    const line = selectServerCartItems(state).find((item) => item.product?._id === product._id);
    return line?.quantity ?? 0;
  });
  const [heldBefore, setHeldBefore] = useState(0);

  const [problem, setProblem] = useState('');

  async function addToBag() {
    setBag('adding');
    setHeldBefore(held);
    setProblem('');
    const outcome = await dispatch(
      performAction({ endpoint: 'addToCart', productId: product._id, qty: quantity, stockSize: product.stockSize }),
    );
    setBag(outcome.done ? 'added' : outcome.waits ? 'waiting' : 'ready');
    const isKnown = outcome.problem && !outcome.unclear;
    setProblem(isKnown ? productTexts.notAdded(outcome.problem) : outcome.problem);
  }

  /** A product that waited for a sign-in counts as added once the cart has more of it. */
  function bagState() {
    if (bag === 'waiting') return signedIn && held > heldBefore ? 'added' : 'ready';
    return bag === 'added' && !signedIn ? 'ready' : bag;
  }

  return {
    requested,
    /** The requested quantity, limited to the stock. */
    quantity,
    setQuantity,
    bag: bagState(),
    /** Why the last Add To Bag failed; outlives the toast. */
    problem,
    addToBag,
  };
}

interface PhoneBuyBarProps extends BuyingProps {
  /** The row with the page's own button. */
  readonly buttonsRef: RefObject<HTMLElement | null>;
}

/** On a phone: price and Add To Bag at the bottom while the page's own button is out of view. */
function PhoneBuyBar({ product, buying, buttonsRef }: PhoneBuyBarProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const buttons = buttonsRef.current;
    if (!buttons) return;
    const observer = new IntersectionObserver((entries) => setShown(!entries.at(-1)?.isIntersecting), {
      threshold: 0.6,
    });
    observer.observe(buttons);
    return () => observer.disconnect();
  }, [buttonsRef]);

  const price = shownPrice(product);
  if (!shown || !price) return null;
  return (
    <BottomBar label={phoneBuyBarTexts.label} className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:hidden">
      <p className="min-w-min flex-1">
        {buying.problem ? (
          <span className="line-clamp-2 w-0 min-w-full text-sm font-medium text-alert">{buying.problem}</span>
        ) : (
          <span dir="auto" lang={englishLang} className="block w-0 min-w-full truncate text-sm text-ink-soft">
            {product.name}
          </span>
        )}
        <span className="font-semibold whitespace-nowrap tabular-nums">{price.now}</span>
      </p>
      <div className="ml-auto flex max-w-3/4 shrink-0">
        <BagButton product={product} buying={buying} />
      </div>
    </BottomBar>
  );
}
