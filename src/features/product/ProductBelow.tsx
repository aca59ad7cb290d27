import type { Product } from '@/contract/product';
import { RecentlyViewed } from '@/features/recent/RecentlyViewed';
import { Reviews } from '@/features/reviews/Reviews';
import { SimilarProducts } from './SimilarProducts';

interface Props {
  readonly product: Product;
  /** Null until the product's own response arrives. */
  readonly related: readonly Product[] | null;
}

/** The product page below the fold (§2): reviews, similar and recently viewed products. */
export function ProductBelow({ product, related }: Props) {
  return (
    <>
      <Reviews product={product} complete={related !== null} />
      <SimilarProducts productId={product._id} related={related} />
      <RecentlyViewed except={product._id} className="mt-16 border-t border-ivory-edge pt-12 lg:mt-24" />
    </>
  );
}
