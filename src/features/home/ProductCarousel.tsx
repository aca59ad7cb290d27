import { carouselAutoplayMs, carouselTransitionMs } from '@/config/constants';
import type { Product } from '@/contract/product';
import { ProductCard } from '@/features/catalogue/ProductCard';
import { Carousel } from '@/ui/Carousel';
import type { SlidesToShow } from '@/ui/slides';

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
