import { bestSellersBrand, brandPath, routePatterns } from '@/config/paths';
import { BotanicalHero } from '@/ui/art/BotanicalHero';
import { ButtonLink } from '@/ui/ButtonLink';
import { PageHeading } from '@/ui/PageHeading';
import { homeTexts } from './texts';
import { useBrandSold } from './useBrandSold';

/** The home page's hero: the slogan, and links to the listing and a brand (§2). */
export function HeroBanner() {
  const brandSold = useBrandSold(bestSellersBrand);
  return (
    <section aria-label={homeTexts.welcome} className="overflow-hidden bg-ivory-deep">
      <div className="mx-auto grid max-w-shop grid-cols-1 items-center gap-x-8 px-4 sm:px-8 md:min-h-[min(60rem,calc(100dvh-var(--header)))] md:grid-cols-[1.1fr_1fr]">
        <div className="pt-12 pb-4 md:py-16 lg:py-20">
          <p className="font-semibold text-leaf">{homeTexts.tagline}</p>
          <PageHeading className="mt-4 text-[min(clamp(2.5rem,1.35rem+3.9vw,4.75rem),12.5vw)] leading-[1.03]! tracking-[-0.025em]!">
            {homeTexts.slogan}
          </PageHeading>
          <p className="mt-6 max-w-[34rem] text-lg text-ink-soft">{homeTexts.intro}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink to={routePatterns.listing} size="large">
              {homeTexts.shopAll}
            </ButtonLink>
            {brandSold && (
              <ButtonLink to={brandPath(bestSellersBrand)} size="large" variant="secondary">
                {homeTexts.discoverBrand(bestSellersBrand)}
              </ButtonLink>
            )}
          </div>
        </div>
        <BotanicalHero className="mx-auto h-auto w-full max-w-sm pb-6 md:max-w-none md:pb-0" />
      </div>
    </section>
  );
}
