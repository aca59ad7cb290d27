import { minimumOrderCents, minimumQuantity, shippingCents } from '@/config/constants';
import { words } from '@/config/messages';
import { bestSellersBrand, brandPath } from '@/config/paths';
import type { Product } from '@/contract/product';
import { formatMoney } from '@/domain/money';
import { shownPrice } from '@/domain/price';
import { BuyNowButton } from '@/features/buy-now/BuyNowButton';
import { catalogueTexts } from '@/features/catalogue/texts';
import { ProductLink } from '@/features/product-link/ProductLink';
import { RecentlyViewed } from '@/features/recent/RecentlyViewed';
import { englishLang } from '@/lib/language';
import { BotanicalSprig } from '@/ui/art/plants';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Picture } from '@/ui/Picture';
import { Price } from '@/ui/Price';
import type { SlidesToShow } from '@/ui/slides';
import { ProductsSection } from './ProductsSection';
import { homeSectionsTexts, homeTexts } from './texts';
import { VideoStrip } from './VideoStrip';

/** Four (§2), fewer below the breakpoints of §9. */
const slidesToShow: SlidesToShow = {
  wide: 4,
  under: [
    { width: 1024, slides: 3 },
    { width: 768, slides: 2 },
    { width: 480, slides: 1 },
  ],
};

interface Props {
  /** Null while the catalogue is loading. */
  readonly bestSellers: readonly Product[] | null;
  readonly highlights: readonly Product[];
  /** Refetches the catalogue if its response broke off; else false. */
  readonly onRetry: (() => void) | false;
}

/** The home page below Featured Products (§1). */
export function HomeSections({ bestSellers, highlights, onRetry }: Props) {
  return (
    <div className="flex flex-col gap-20 sm:gap-28">
      <AimStatement />
      {onRetry && <ErrorPanel title={catalogueTexts.notAllLoaded} onRetry={onRetry} />}
      {!onRetry && bestSellers?.length !== 0 && (
        <ProductsSection
          title={homeSectionsTexts.bestSellers}
          to={brandPath(bestSellersBrand)}
          linkLabel={homeSectionsTexts.moreFromBrand(bestSellersBrand)}
          products={bestSellers}
          slidesToShow={slidesToShow}
        />
      )}
      {highlights.map((product, index) => (
        <HighlightSection key={product._id} product={product} reversed={index % 2 === 1} />
      ))}
      <RecentlyViewed className="mx-auto w-full max-w-shop px-4 sm:px-8" />
      <VideoStrip />
      <ShopPromises />
    </div>
  );
}

/** The shop's mission statement (§2). */
function AimStatement() {
  return (
    <section aria-labelledby="our-aim" className="mx-auto w-full max-w-4xl px-4 text-center sm:px-8">
      <BotanicalSprig className="mx-auto w-64 max-w-full" />
      <h2 id="our-aim" className="mt-8 text-lg font-semibold text-leaf">
        {homeSectionsTexts.aimTitle}
      </h2>
      <p className="mt-4 font-display text-[min(clamp(1.6rem,1.2rem+1.6vw,2.5rem),9vw)] leading-snug text-balance">
        {homeSectionsTexts.aim}
      </p>
    </section>
  );
}

const promises = [
  { title: homeTexts.shippingBanner.title, text: homeSectionsTexts.shipping(formatMoney(shippingCents)) },
  { title: homeSectionsTexts.guestsTitle, text: homeSectionsTexts.guests },
  { title: words.minimumOrder, text: homeSectionsTexts.minimumOrder(formatMoney(minimumOrderCents)) },
] as const;

function ShopPromises() {
  return (
    <section aria-label={homeSectionsTexts.promises} className="mx-auto w-full max-w-shop px-4 sm:px-8">
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-3">
        {promises.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-leaf pt-5">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A highlighted product; Buy Now starts the checkout with one item (§1, §2). `reversed`: picture on the right. */
function HighlightSection({ product, reversed }: { product: Product; reversed: boolean }) {
  const price = shownPrice(product);
  return (
    <section aria-label={product.name} className="mx-auto w-full max-w-shop px-4 sm:px-8">
      <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-2">
        <div className={`overflow-hidden rounded-card bg-ivory-deep ${reversed ? 'md:order-2' : ''}`}>
          <Picture src={product.images[0]} alt="" sizes="(min-width: 768px) 44vw, 92vw" />
        </div>
        <div>
          <p dir="auto" lang={englishLang} className="text-sm font-semibold tracking-wider text-leaf uppercase">
            {product.brand}
          </p>
          <h2 className="mt-3 text-3xl break-words sm:text-4xl">
            <ProductLink product={product} className="underline-offset-4 hover:underline" />
          </h2>
          <p dir="auto" lang={englishLang} className="mt-4 line-clamp-4 max-w-text text-lg text-ink-soft">
            {product.description}
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
            {price && <Price now={price.now} was={price.was} size="large" />}
            <BuyNowButton
              product={product}
              quantity={minimumQuantity}
              aria-label={homeSectionsTexts.buyNow(product.name)}
              size="large"
              className=""
            />
          </div>
        </div>
      </div>
    </section>
  );
}
