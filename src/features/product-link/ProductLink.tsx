import { Link } from 'react-router-dom';
import type { Product } from '@/contract/product';
import { englishLang } from '@/lib/language';
import { useProductPath } from '@/state/products';

interface Props {
  readonly product: Pick<Product, '_id' | 'name'>;
  readonly className: string;
}

/** A product's name, in the server's language, as the link to its page. */
export function ProductLink({ product, className }: Props) {
  const pathOf = useProductPath();
  return (
    <Link dir="auto" lang={englishLang} to={pathOf(product)} className={className}>
      {product.name}
    </Link>
  );
}
