import { bestSellersBrand, brandPath, routePatterns } from '@/config/paths';
import { useProducts } from '@/state/products';
import { BotanicalHero } from '@/ui/art/BotanicalHero';
import { ButtonLink } from '@/ui/Button';
import { PageHeading } from '@/ui/EmptyState';
import { homeTexts } from './texts';

/** Whether the catalogue has a brand; true until it has loaded, to avoid a layout shift in the hero. */
export function useBrandSold(brand: string): boolean {
  const { products, isPartial } = useProducts();
  return !products || isPartial || products.some((product) => product.brand.trim() === brand);
}

/** The home page's hero: the slogan, and links to the listing and a brand (§2). */
export function HeroBanner() {
  const brandSold = useBrandSold(bestSellersBrand);
  return (
    <section
      aria-label={homeTexts.welcome}
      className="grid grid-cols-[minmax(0,1fr)_33%] items-end gap-x-4 sm:grid-cols-[minmax(0,1fr)_36%] overflow-hidden sm:grid-rows-[1fr_auto]"
    >
      <div className="max-sm:col-span-2 pt-6">
        <p className="text-sm font-semibold text-leaf sm:text-base">{homeTexts.tagline}</p>
        <PageHeading className="mt-2 text-[min(clamp(2.1rem,1.3rem+2.2vw,3.25rem),12.5vw)] leading-[1.05]! tracking-[-0.025em]!">
          {homeTexts.slogan}
        </PageHeading>
      </div>
      <div className="self-start py-4 sm:pb-8">
        <p className="max-w-[34rem] text-ink-soft sm:text-lg">{homeTexts.intro}</p>
        <div className="mt-4 flex flex-wrap gap-2 sm:mt-6 sm:gap-3">
          <ButtonLink to={routePatterns.listing} className="max-sm:w-full max-sm:px-3 max-sm:text-[min(1rem,7vw)]">
            {homeTexts.shopAll}
          </ButtonLink>
          {brandSold && (
            <ButtonLink
              to={brandPath(bestSellersBrand)}
              variant="secondary"
              className="max-sm:w-full max-sm:px-3 max-sm:text-[min(1rem,7vw)]"
            >
              {homeTexts.discoverBrand(bestSellersBrand)}
            </ButtonLink>
          )}
        </div>
      </div>
      <BotanicalHero className="h-auto w-full sm:col-start-2 sm:row-span-2 sm:row-start-1" />
    </section>
  );
}
