import { BannerCarousel } from '@/features/home/BannerCarousel';
import { HeroBanner } from '@/features/home/Hero';
import { HomeProducts } from '@/features/home/HomeProducts';
import { PageTitle } from '@/features/layout/PageTitle';

/** /. */
export function HomePage() {
  return (
    <>
      <PageTitle />
      <div className="bg-ivory-deep">
        <div className="mx-auto max-w-shop px-4 pb-4 sm:px-8 lg:grid lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-8">
          <HeroBanner />
          <BannerCarousel />
        </div>
      </div>
      <div className="flex flex-col gap-20 pt-8 pb-16 sm:gap-28 sm:pt-10 sm:pb-24">
        <HomeProducts />
      </div>
    </>
  );
}
