import type { Product } from '@/contract/product';
import { Reviews } from '@/features/reviews/Reviews';
import { SimilarProducts } from './SimilarProducts';

interface Props {
  readonly product: Product;
  /** Null until the product's own response arrives. */
  readonly related: readonly Product[] | null;
}

/** The product page below the fold (§2), loaded on scroll: reviews and similar products. */
export function ProductBelow({ product, related }: Props) {
  return (
    <>
      <Reviews product={product} complete={related !== null} />
      <SimilarProducts productId={product._id} related={related} />
    </>
  );
}
