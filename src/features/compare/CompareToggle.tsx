import { Check, Scale } from 'lucide-react';
import { Button } from '@/ui/Button';
import { compareTexts } from './texts';
import { useComparedToggle } from './useComparedToggle';

/** On a product's page: chooses it for the comparison. */
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
