import { Link } from 'react-router-dom';
import { carouselAutoplayMs, carouselTransitionMs } from '@/config/constants';
import { bestSellersBrand, brandPath, routePatterns } from '@/config/paths';
import { lazyComponent } from '@/lib/lazyComponent';
import type { BannerScene } from '@/ui/art/BannerArt';
import { BotanicalSprig } from '@/ui/art/BotanicalSprig';
import { Carousel } from '@/ui/Carousel';
import { WhenNear } from '@/ui/WhenNear';
import { bannerShown } from './slidesShown';
import { useBrandSold } from './useBrandSold';

const BannerArt = lazyComponent(() => import('@/ui/art/BannerArt').then((module) => module.BannerArt));

interface Banner {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly to: string;
  readonly look: string;
  readonly scene: BannerScene;
}

const banners: readonly Banner[] = [
  {
    title: 'The house of Brahmanand',
    text: 'Powders, jams and capsules made the patient way.',
    link: `Shop ${bestSellersBrand}`,
    to: brandPath(bestSellersBrand),
    look: 'bg-leaf-deep text-ivory on-leaf',
    scene: 'marigold',
  },
  {
    title: 'A quiet end to the day',
    text: 'Teas, oils and ashwagandha for slower evenings.',
    link: 'See the full range',
    to: routePatterns.listing,
    look: 'bg-saffron-soft text-ink',
    scene: 'moon',
  },
  {
    title: 'One flat fee, coast to coast',
    text: 'Everything we sell, shipped anywhere in Canada.',
    link: 'Browse all products',
    to: routePatterns.listing,
    look: 'bg-leaf-soft text-ink',
    scene: 'field',
  },
];

/** The banner carousel (§2): one slide at a time, each leading to a brand that is sold, or to the listing. */
export function BannerCarousel() {
  const brandSold = useBrandSold(bestSellersBrand);
  return (
    <div className="mx-auto max-w-shop px-4 sm:px-8">
      <Carousel
        label="Banners"
        shown={bannerShown}
        transitionMs={carouselTransitionMs}
        autoplayMs={carouselAutoplayMs}
        slides={banners
          .filter(({ to }) => brandSold || to === routePatterns.listing)
          .map((banner) => ({
            id: banner.title,
            label: banner.title,
            content: (
              <div
                className={`relative flex min-h-80 flex-col items-start justify-end gap-2 overflow-hidden rounded-card p-8 sm:p-12 ${banner.look}`}
              >
                <BotanicalSprig className="mb-auto w-40 max-w-full md:hidden" />
                <div className="absolute inset-y-0 right-0 hidden w-[46%] *:size-full md:block max-lg:[mask-image:linear-gradient(to_left,#000_70%,#0000)]">
                  <WhenNear placeholder={null} margin="300px">
                    <BannerArt scene={banner.scene} />
                  </WhenNear>
                </div>
                <h2 className="text-3xl sm:text-4xl md:max-w-[54%]">{banner.title}</h2>
                <p className="text-lg md:max-w-[54%]">{banner.text}</p>
                <Link
                  to={banner.to}
                  className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {banner.link}
                </Link>
              </div>
            ),
          }))}
      />
    </div>
  );
}
