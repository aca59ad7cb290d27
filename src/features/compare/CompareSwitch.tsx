import { Check, Scale } from 'lucide-react';
import type { Product } from '@/contract/product';
import { comparedMost, toggleCompared } from '@/domain/comparison';
import { choosingChanged, compareProducts, latestCompared, selectChoosing, selectCompared } from '@/state/compared';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { Button } from '@/ui/Button';
import { EnglishText } from '@/ui/EnglishText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { compareTexts } from './texts';

/** Whether a product is chosen for the comparison, and a toggle, which rejects a fifth product with a toast. */
export function useComparedToggle(productId: string) {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectCompared);
  function toggle() {
    const next = toggleCompared(dispatch(latestCompared()), productId);
    if (next) dispatch(compareProducts(next));
    else dispatch(noticeShown(compareTexts.full(comparedMost), 'info'));
  }
  return { chosen: ids.includes(productId), toggle };
}

/** The checkbox on a product's card, over its picture, so that the layout does not shift. */
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

/** On a product's page: adds the product to the comparison, or removes it. */
export function CompareToggle({ productId }: { productId: string }) {
  const { chosen, toggle } = useComparedToggle(productId);
  const Icon = chosen ? Check : Scale;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-pressed={chosen}
      onClick={toggle}
      className={`print:hidden ${chosen ? 'bg-leaf-soft' : ''}`}
    >
      <Icon aria-hidden size={16} />
      {compareTexts.compare}
    </Button>
  );
}

/** Shows or hides the checkboxes on a listing's cards. */
export function CompareSwitch() {
  const dispatch = useAppDispatch();
  const choosing = useAppSelector(selectChoosing);
  return (
    <Button
      variant="secondary"
      aria-pressed={choosing}
      aria-label={compareTexts.compareProducts}
      title={compareTexts.compareProducts}
      onClick={() => dispatch(choosingChanged(!choosing))}
      className={`w-full px-0! print:hidden ${choosing ? 'bg-leaf-soft forced-colors:outline-2' : ''}`}
    >
      <Scale aria-hidden size={18} />
      <span className="max-xl:hidden">{compareTexts.compare}</span>
    </Button>
  );
}
