import { bestSellersBrand, brandPath, routePatterns } from '@/config/paths';
import { BotanicalHero } from '@/ui/art/BotanicalHero';
import { ButtonLink } from '@/ui/ButtonLink';
import { PageHeading } from '@/ui/PageHeading';
import { useBrandSold } from './useBrandSold';

/** The home page's banner: the slogan, and links to the listing and to a brand (§2). */
export function HeroBanner() {
  const brandSold = useBrandSold(bestSellersBrand);
  return (
    <section aria-label="Welcome" className="overflow-hidden bg-ivory-deep">
      <div className="mx-auto grid max-w-shop grid-cols-1 items-center gap-x-8 px-4 sm:px-8 md:min-h-[min(60rem,calc(100dvh-var(--header)))] md:grid-cols-[1.1fr_1fr]">
        <div className="pt-12 pb-4 md:py-16 lg:py-20">
          <p className="font-semibold text-leaf">Medicines and Ayurveda, delivered across Canada</p>
          <PageHeading className="mt-4 text-[clamp(2.5rem,1.35rem+3.9vw,4.75rem)] leading-[1.03]! tracking-[-0.025em]!">
            The best of Ayurveda, for your everyday wellness
          </PageHeading>
          <p className="mt-6 max-w-[34rem] text-lg text-ink-soft">
            Trusted brands, clear prices in Canadian dollars, and no surprises.
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink to={routePatterns.listing} size="large">
              Shop all products
            </ButtonLink>
            {brandSold && (
              <ButtonLink to={brandPath(bestSellersBrand)} size="large" variant="secondary">
                Discover {bestSellersBrand}
              </ButtonLink>
            )}
          </div>
        </div>
        <BotanicalHero className="mx-auto h-auto w-full max-w-sm pb-6 md:max-w-none md:pb-0" />
      </div>
    </section>
  );
}
