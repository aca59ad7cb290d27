import type { Product } from '@/contract/product';
import { Carousel } from '@/ui/Carousel';
import type { CarouselProps } from '@/ui/slides';
import { ProductCard } from './ProductCard';

interface Props extends Omit<CarouselProps, 'slides'> {
  readonly products: readonly Product[];
}

export function ProductCarousel({ products, ...carousel }: Props) {
  return (
    <Carousel
      {...carousel}
      slides={products.map((product) => ({
        id: product._id,
        label: product.name,
        content: <ProductCard product={product} eager={false} heading="h3" />,
      }))}
    />
  );
}
