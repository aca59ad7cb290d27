import type { RemovedLine } from '@/domain/cartRows';
import { Button } from '@/ui/Button';
import { NewStatus } from '@/ui/EnglishText';
import { cartTexts } from './texts';

interface Props {
  readonly line: RemovedLine;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

export function RemovedCartLine({ line, busy, onUndo }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <NewStatus className="min-w-0 text-ink-soft wrap-anywhere">{cartTexts.removed(line.name)}</NewStatus>
      <Button variant="quiet" busy={busy} onClick={onUndo} aria-label={cartTexts.undoOf(line.name)}>
        {cartTexts.undo}
      </Button>
    </li>
  );
}
