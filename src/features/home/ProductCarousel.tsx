import { carouselAutoplayMs, carouselTransitionMs } from '@/config/constants';
import type { Product } from '@/contract/product';
import { ProductCard } from '@/features/catalogue/ProductCard';
import { Carousel } from '@/ui/Carousel';
import type { SlidesShown } from '@/ui/carouselTypes';

interface Props {
  readonly label: string;
  readonly products: readonly Product[];
  readonly shown: SlidesShown;
}

/** Product cards side by side, moving on by themselves (§9: every 2000 ms, in 300 ms). */
export function ProductCarousel({ label, products, shown }: Props) {
  return (
    <Carousel
      label={label}
      shown={shown}
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
