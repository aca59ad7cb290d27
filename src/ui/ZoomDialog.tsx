import { zoomTexts } from './texts';
import { useModal } from './useModal';
import { ZoomStage } from './ZoomStage';
import type { ZoomStageProps } from './zoomProps';

interface Props extends ZoomStageProps {
  readonly open: boolean;
}

/** A full-screen picture viewer with zoom; Escape closes it. */
export function ZoomDialog({ open, onClose, ...stage }: Props) {
  const ref = useModal(open, onClose);
  return (
    <dialog
      ref={ref}
      data-whole-screen=""
      aria-label={zoomTexts.picturesOf(stage.name)}
      className="on-leaf h-dvh max-h-none w-screen max-w-none overflow-hidden bg-leaf-deep text-ivory transition-opacity duration-200 starting:opacity-0"
    >
      {open && <ZoomStage {...stage} onClose={onClose} />}
    </dialog>
  );
}
