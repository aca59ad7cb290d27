import { Link } from 'react-router-dom';
import { carouselAutoplayMs, carouselTransitionMs } from '@/config/constants';
import { bestSellersBrand, brandPath, routePatterns } from '@/config/paths';
import { BannerArt } from '@/ui/art/BannerArt';
import { BotanicalSprig } from '@/ui/art/plants';
import { Carousel } from '@/ui/Carousel';
import { useBrandSold } from './Hero';
import { homeTexts } from './texts';

const banners = [
  {
    ...homeTexts.brandBanner,
    link: homeTexts.brandBanner.link(bestSellersBrand),
    to: brandPath(bestSellersBrand),
    className: 'bg-leaf-deep text-ivory on-leaf',
    scene: 'marigold',
  },
  { ...homeTexts.eveningBanner, to: routePatterns.listing, className: 'bg-saffron-soft text-ink', scene: 'moon' },
  { ...homeTexts.shippingBanner, to: routePatterns.listing, className: 'bg-leaf-soft text-ink', scene: 'field' },
] as const;

/** The banner carousel (§2): one slide at a time, each linking to the listing or to a brand that the shop sells. */
export function BannerCarousel() {
  const brandSold = useBrandSold(bestSellersBrand);
  return (
    <div className="lg:self-center lg:pt-6">
      <Carousel
        label={homeTexts.banners}
        slidesToShow={{ wide: 1, under: [] }}
        transitionMs={carouselTransitionMs}
        autoplayMs={carouselAutoplayMs}
        slides={banners
          .filter(({ to }) => brandSold || to === routePatterns.listing)
          .map((banner) => ({
            id: banner.title,
            label: banner.title,
            content: (
              <div
                className={`relative flex min-h-72 flex-col sm:min-h-80 items-start justify-end gap-2 overflow-hidden rounded-card p-7 sm:p-12 lg:p-8 ${banner.className}`}
              >
                <BotanicalSprig className="mb-auto w-40 max-w-full md:hidden" />
                <div className="absolute inset-y-0 right-0 hidden w-[46%] md:block md:max-lg:[mask-image:linear-gradient(to_left,#000_70%,#0000)] lg:bottom-auto lg:h-[34%] lg:w-full xl:h-[44%] lg:[mask-image:linear-gradient(to_top,#0000,#000_25%)]">
                  <BannerArt scene={banner.scene} />
                </div>
                {/* As high as its content: the title does not shift while the browser still parses the rest. */}
                <div className="flex min-h-33 flex-col items-start gap-2 self-stretch">
                  <h2 className="text-[min(1.875rem,9vw)] sm:text-[min(2.25rem,4.8vw)] md:max-lg:max-w-[54%] lg:text-3xl">
                    {banner.title}
                  </h2>
                  <p className="text-lg md:max-lg:max-w-[54%] lg:text-base">{banner.text}</p>
                  <Link
                    to={banner.to}
                    className="mt-2 inline-flex min-h-11 items-center text-[min(1rem,7vw)] font-semibold underline underline-offset-4"
                  >
                    {banner.link}
                  </Link>
                </div>
              </div>
            ),
          }))}
      />
    </div>
  );
}
