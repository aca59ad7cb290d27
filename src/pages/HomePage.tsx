import { BannerCarousel } from '@/features/home/BannerCarousel';
import { HeroBanner } from '@/features/home/HeroBanner';
import { HomeProducts } from '@/features/home/HomeProducts';
import { PageTitle } from '@/features/layout/PageTitle';

/** /. */
export function HomePage() {
  return (
    <>
      <PageTitle />
      <HeroBanner />
      <div className="space-y-20 py-16 sm:space-y-28 sm:py-24">
        <BannerCarousel />
        <HomeProducts />
      </div>
    </>
  );
}
