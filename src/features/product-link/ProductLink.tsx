import { type ComponentProps, type MouseEvent, startTransition, ViewTransition } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Product } from '@/contract/product';
import { englishLang } from '@/lib/language';
import { useProductPath } from '@/state/products';
import { Picture } from '@/ui/Picture';

interface PictureProps extends ComponentProps<typeof Picture> {
  readonly productId: string;
  /** On a card, only once its link was clicked: a page may show a product twice, but a name must be unique. */
  readonly moves: boolean;
}

/** A product's picture, which moves from its card to its page. */
export function ProductPicture({ productId, moves, ...picture }: PictureProps) {
  return (
    <ViewTransition name={moves ? `picture-${productId}` : 'auto'} share="product-picture" default="none">
      <Picture {...picture} />
    </ViewTransition>
  );
}

/** Reduced motion, and touch: a phone takes longer to capture the page than to change it. */
const unmoving = '(prefers-reduced-motion: reduce), (pointer: coarse)';

/** A click by keyboard has a detail of 0. */
const isPlainClick = ({ button, detail, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && detail > 0 && !(metaKey || ctrlKey || shiftKey || altKey);

interface Props {
  readonly product: Pick<Product, '_id' | 'name'>;
  readonly className: string;
  /** Called before the card's picture moves to the product's page. */
  readonly onMove?: () => void;
}

/** A product's name, in the server's language, as the link to its page. */
export function ProductLink({ product, className, onMove }: Props) {
  const path = useProductPath()(product);
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (!onMove || event.defaultPrevented || !isPlainClick(event) || matchMedia(unmoving).matches) return;
    event.preventDefault();
    onMove();
    startTransition(() => void navigate(path));
  };
  return (
    <Link dir="auto" lang={englishLang} to={path} onClick={follow} className={className}>
      {product.name}
    </Link>
  );
}
