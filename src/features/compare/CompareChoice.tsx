import type { Product } from '@/contract/product';
import { EnglishText } from '@/ui/EnglishText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { compareTexts } from './texts';
import { useComparedToggle } from './useComparedToggle';

/** The choice on a product's card, over its picture, so that nothing moves. */
export function CompareChoice({ product }: { product: Product }) {
  const { chosen, toggle } = useComparedToggle(product._id);
  return (
    <label className="absolute top-2 left-0 z-10 inline-flex min-h-8 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-ink-line bg-paper py-1 pr-3 pl-2 text-xs font-semibold shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf sm:top-11 sm:left-3 sm:min-h-9 sm:text-sm print:hidden">
      <input type="checkbox" checked={chosen} onChange={toggle} className="size-4 shrink-0 outline-none" />
      <span>
        {compareTexts.compare}
        <VisuallyHidden>
          {' '}
          <EnglishText>{product.name}</EnglishText>
        </VisuallyHidden>
      </span>
    </label>
  );
}
