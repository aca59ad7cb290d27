import { useModal } from './useModal';
import { ZoomStage } from './ZoomStage';

export interface ZoomDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly name: string;
  /** Addresses already made safe; null: a picture that is missing. */
  readonly images: readonly (string | null)[];
  /** Place of the picture that is looked at, and what another choice does. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

/** A picture over the whole screen, to be looked at closely with mouse, keyboard and fingers; Escape closes it. */
export function ZoomDialog({ open, onClose, ...stage }: ZoomDialogProps) {
  const ref = useModal(open, onClose);
  return (
    <dialog
      ref={ref}
      data-whole-screen=""
      aria-label={`Pictures of ${stage.name}`}
      className="on-leaf h-dvh max-h-none w-screen max-w-none overflow-hidden bg-leaf-deep text-ivory transition-opacity duration-200 starting:opacity-0"
    >
      {open && <ZoomStage {...stage} onClose={onClose} />}
    </dialog>
  );
}
