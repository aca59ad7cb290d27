import { Button } from '@/ui/Button';
import { cartTexts } from './texts';

interface Props {
  readonly label: string;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

/** Aligns its text, not its padding, with the line above. */
export function RemoveLineButton({ label, busy, onRemove }: Props) {
  return (
    <Button variant="quiet" size="small" className="-mx-4" busy={busy} onClick={onRemove} aria-label={label}>
      {cartTexts.remove}
    </Button>
  );
}
