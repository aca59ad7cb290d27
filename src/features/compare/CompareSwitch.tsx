import { Scale } from 'lucide-react';
import { type ComponentType, useEffect } from 'react';
import type { Product } from '@/contract/product';
import { choosingChanged, selectChoosing } from '@/state/compared';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { CompareChoice } from './CompareChoice';
import { compareTexts } from './texts';

interface Props {
  /** Receives what each card shows while products are chosen; null otherwise. */
  readonly onChange: (choose: () => ComponentType<{ product: Product }> | null) => void;
}

/** Switches the choice on a listing's cards on and off. */
export function CompareSwitch({ onChange }: Props) {
  const dispatch = useAppDispatch();
  const choosing = useAppSelector(selectChoosing);
  useEffect(() => onChange(() => (choosing ? CompareChoice : null)), [choosing, onChange]);
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
