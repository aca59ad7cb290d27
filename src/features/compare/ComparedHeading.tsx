import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Product } from '@/contract/product';
import { productPath } from '@/domain/productSlug';
import { englishLang } from '@/lib/language';
import { safeUrl } from '@/lib/url';
import { IconButton } from '@/ui/Button';
import { Picture } from '@/ui/Picture';
import { comparisonTexts } from './texts';

interface Props {
  readonly product: Product;
  readonly onRemove: () => void;
}

/** A compared product's picture and name, and the button that takes it out. */
export function ComparedHeading({ product, onRemove }: Props) {
  return (
    <div className="relative">
      <div className="w-28 max-w-full overflow-hidden rounded-card bg-ivory-deep sm:w-36">
        <Picture src={safeUrl(product.images[0])} alt="" sizes="9rem" />
      </div>
      <IconButton
        label={comparisonTexts.remove(product.name)}
        onClick={onRemove}
        className="absolute! top-0 right-0 bg-ivory"
      >
        <X aria-hidden size={18} />
      </IconButton>
      <Link
        lang={englishLang}
        to={productPath(product.name)}
        className="mt-2 inline-block max-w-full font-display text-[min(1.125rem,5vw)] leading-snug font-medium wrap-break-word hover:underline"
      >
        {product.name}
      </Link>
    </div>
  );
}
