import { Link } from 'react-router-dom';
import { carouselAutoplayMs, carouselTransitionMs } from '@/config/constants';
import { bestSellersBrand, brandPath, routePatterns, searchPath } from '@/config/paths';
import { BotanicalHero } from '@/ui/art/BotanicalHero';
import { BotanicalSprig } from '@/ui/art/BotanicalSprig';
import { Carousel } from '@/ui/Carousel';
import { bannerShown } from './slidesShown';

const banners = [
  {
    title: 'The house of Brahmanand',
    text: 'Powders, jams and capsules made the patient way.',
    link: `Shop ${bestSellersBrand}`,
    to: brandPath(bestSellersBrand),
    look: 'bg-leaf-deep text-ivory on-leaf',
  },
  {
    title: 'A quiet end to the day',
    text: 'Teas, oils and ashwagandha for slower evenings.',
    link: 'See ashwagandha',
    to: searchPath('ashwagandha'),
    look: 'bg-saffron-soft text-ink',
  },
  {
    title: 'One flat fee, coast to coast',
    text: 'Everything on the shelf, sent anywhere in Canada.',
    link: 'Browse all products',
    to: routePatterns.listing,
    look: 'bg-leaf-soft text-ink',
  },
] as const;

/** The banner carousel (§2): one slide at a time, each leading to a brand, a search or the listing. */
export function BannerCarousel() {
  return (
    <div className="mx-auto max-w-shop px-4 sm:px-8">
      <Carousel
        label="Banners"
        shown={bannerShown}
        transitionMs={carouselTransitionMs}
        autoplayMs={carouselAutoplayMs}
        slides={banners.map((banner) => ({
          id: banner.title,
          label: banner.title,
          content: (
            <div
              className={`relative flex min-h-80 flex-col items-start justify-end gap-2 overflow-hidden rounded-card p-8 sm:p-12 ${banner.look}`}
            >
              <BotanicalSprig className="mb-auto w-40 max-w-full lg:hidden" />
              <BotanicalHero className="absolute right-8 -bottom-16 hidden h-auto w-[26rem] lg:block" />
              <h2 className="text-3xl sm:text-4xl">{banner.title}</h2>
              <p className="text-lg">{banner.text}</p>
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
