import type { Product } from '@/contract/product';
import { Reviews } from '@/features/reviews/Reviews';
import { SimilarProducts } from './SimilarProducts';

interface Props {
  readonly product: Product;
  /** Null while only the catalogue's data is known. */
  readonly related: readonly Product[] | null;
}

/** The product page below the first screen (§2): reviews and similar products. Its code comes when a shopper nears it. */
export function ProductBelow({ product, related }: Props) {
  return (
    <>
      <Reviews product={product} complete={related !== null} />
      <SimilarProducts productId={product._id} related={related} />
    </>
  );
}
