import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { carouselAutoplayMs, carouselTransitionMs } from '@/config/constants';
import { bestSellersBrand, brandPath, routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { ProductCard } from '@/features/catalogue/ProductCard';
import { ProductCardSkeleton } from '@/features/catalogue/ProductCardSkeleton';
import { Carousel, CarouselRow } from '@/ui/Carousel';
import type { SlidesToShow } from '@/ui/slides';
import { homeSectionsTexts, homeTexts } from './texts';

/** Five (§2), fewer below the breakpoints of §9. */
export const featuredSlides: SlidesToShow = {
  wide: 5,
  under: [
    { width: 1024, slides: 3 },
    { width: 600, slides: 2 },
  ],
};

/** Four (§2), fewer below the breakpoints of §9. */
export const bestSellersSlides: SlidesToShow = {
  wide: 4,
  under: [
    { width: 1024, slides: 3 },
    { width: 768, slides: 2 },
    { width: 480, slides: 1 },
  ],
};

/** One at every width (§2). */
export const bannerSlides: SlidesToShow = { wide: 1, under: [] };

interface Props {
  readonly label: string;
  readonly products: readonly Product[];
  readonly slidesToShow: SlidesToShow;
}

/** An autoplaying carousel of product cards (§9: every 2000 ms, in 300 ms). */
export function ProductCarousel({ label, products, slidesToShow }: Props) {
  return (
    <Carousel
      label={label}
      slidesToShow={slidesToShow}
      transitionMs={carouselTransitionMs}
      autoplayMs={carouselAutoplayMs}
      slides={products.map((product) => ({
        id: product._id,
        label: product.name,
        content: <ProductCard product={product} eager={false} heading="h3" />,
      }))}
    />
  );
}

export function CarouselSkeleton({ slidesToShow }: { slidesToShow: SlidesToShow }) {
  const slides = Array.from({ length: slidesToShow.wide }, (_, index) => ({
    id: `slide-${index}`,
    label: '',
    content: <ProductCardSkeleton />,
  }));
  return (
    <div role="status" aria-label={homeTexts.loadingProducts}>
      <CarouselRow label={homeTexts.loading} slides={slides} slidesToShow={slidesToShow} transitionMs={0} />
    </div>
  );
}

interface ProductsSectionProps {
  readonly title: string;
  readonly to: string;
  readonly linkLabel: string;
  readonly children: ReactNode;
}

/** A section of the home page: its title with an arrow link, then its products. */
export function ProductsSection({ title, to, linkLabel, children }: ProductsSectionProps) {
  // Not a landmark: the carousel inside is one, with the same name.
  return (
    <div className="mx-auto max-w-shop px-4 sm:px-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 className="text-3xl sm:text-4xl">{title}</h2>
        <Link
          to={to}
          className="group inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline"
        >
          {linkLabel}
          <ArrowRight aria-hidden size={20} className="transition-transform group-hover:translate-x-1" />
        </Link>
      </div>
      <div className="mt-8">{children}</div>
    </div>
  );
}

/** Featured Products (§2): links to the listing. */
export function FeaturedProducts({ children }: { children: ReactNode }) {
  return (
    <ProductsSection title={homeTexts.featured} to={routePatterns.listing} linkLabel={homeTexts.allProducts}>
      {children}
    </ProductsSection>
  );
}

/** Best Sellers (§2): links to one brand. */
export function BestSellers({ children }: { children: ReactNode }) {
  return (
    <ProductsSection
      title={homeSectionsTexts.bestSellers}
      to={brandPath(bestSellersBrand)}
      linkLabel={homeSectionsTexts.moreFromBrand(bestSellersBrand)}
    >
      {children}
    </ProductsSection>
  );
}
