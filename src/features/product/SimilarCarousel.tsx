import { similarProductsTransitionMs } from '@/config/constants';
import type { Product } from '@/contract/product';
import { ProductCard } from '@/features/catalogue/ProductCard';
import { Carousel } from '@/ui/Carousel';
import type { SlidesToShow } from '@/ui/slides';
import { similarProductsTexts } from './texts';

/** Two cards on a phone in landscape (§9: the breakpoint of 480 px). */
const slidesToShow: SlidesToShow = { wide: 2, under: [{ width: 480, slides: 1 }] };

/** Similar Products on a phone (§2): no autoplay, transitions of 500 ms (§9). */
export function SimilarCarousel({ products }: { products: readonly Product[] }) {
  return (
    <div className="mt-6">
      <Carousel
        label={similarProductsTexts.title}
        slidesToShow={slidesToShow}
        transitionMs={similarProductsTransitionMs}
        slides={products.map((product) => ({
          id: product._id,
          label: product.name,
          content: <ProductCard product={product} eager={false} heading="h3" />,
        }))}
      />
    </div>
  );
}
