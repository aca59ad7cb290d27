import { Dialog } from '@/ui/Dialog';
import { FindPalette } from './FindPalette';
import { paletteTexts } from './texts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The palette over the dashboard. */
export function FindDialog({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={paletteTexts.title} layout="wide">
      <FindPalette onDone={onClose} />
    </Dialog>
  );
}
