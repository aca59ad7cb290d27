import { ZoomIn } from 'lucide-react';
import { safeUrl } from '@/lib/safeUrl';
import { useDialogChunk } from '@/state/useDialogChunk';
import { IconButton } from '@/ui/IconButton';

interface Props {
  readonly name: string;
  readonly images: readonly string[];
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

const loadZoom = () => import('@/ui/ZoomDialog').then((module) => module.ZoomDialog);

/** Opens the picture below it over the whole screen; a press anywhere on the picture does. */
export function ZoomButton({ name, images, place, onPlace }: Props) {
  const { Dialog, state, open, close } = useDialogChunk(
    loadZoom,
    'We couldn’t load the larger picture. Please try again.',
  );
  return (
    <>
      <div className="absolute inset-0 flex items-end justify-end p-3">
        <IconButton
          label="Zoom picture"
          aria-haspopup="dialog"
          onClick={open}
          className="static! stretched-link cursor-zoom-in! bg-ivory/90 shadow-card after:rounded-none!"
        >
          <ZoomIn aria-hidden size={20} />
        </IconButton>
      </div>
      {Dialog && (
        <Dialog
          open={state === 'open'}
          onClose={close}
          name={name}
          images={images.map(safeUrl)}
          place={place}
          onPlace={onPlace}
        />
      )}
    </>
  );
}
