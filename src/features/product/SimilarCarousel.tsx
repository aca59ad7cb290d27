import { similarProductsTransitionMs } from '@/config/constants';
import type { Product } from '@/contract/product';
import { ProductCard } from '@/features/catalogue/ProductCard';
import type { SlidesShown } from '@/ui/carouselTypes';
import { SlickCarousel } from '@/ui/SlickCarousel';

/** Two cards on a phone held sideways (§9: the breakpoint of 480 px). */
const shown: SlidesShown = { wide: 2, under: [{ width: 480, slides: 1 }] };

/** Similar Products on a phone (§2): moved by finger or button, in 500 ms (§9), never by itself. */
export function SimilarCarousel({ products }: { products: readonly Product[] }) {
  return (
    <div className="mt-6">
      <SlickCarousel
        label="Similar Products"
        shown={shown}
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
