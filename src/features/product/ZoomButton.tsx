import { ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { safeUrl } from '@/domain/safeUrl';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/noticeSlice';
import { IconButton } from '@/ui/IconButton';
import type { ZoomDialog } from '@/ui/ZoomDialog';

interface Props {
  readonly name: string;
  readonly images: readonly string[];
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

/** Opens the picture below it over the whole screen; a press anywhere on the picture does. Its code comes then. */
export function ZoomButton({ name, images, place, onPlace }: Props) {
  const dispatch = useAppDispatch();
  const [Loaded, setLoaded] = useState<typeof ZoomDialog | null>(null);
  const [open, setOpen] = useState(false);

  async function zoom() {
    try {
      const { ZoomDialog } = await import('@/ui/ZoomDialog');
      setLoaded(() => ZoomDialog);
      setOpen(true);
    } catch {
      dispatch(noticeShown('The larger picture could not be loaded. Please try again.', 'error'));
    }
  }

  return (
    <>
      <div className="absolute inset-0 flex items-end justify-end p-3">
        <IconButton
          label="Zoom picture"
          aria-haspopup="dialog"
          onClick={() => void zoom()}
          className="static! stretched-link cursor-zoom-in! bg-ivory/90 shadow-card after:rounded-none!"
        >
          <ZoomIn aria-hidden size={20} />
        </IconButton>
      </div>
      {Loaded && (
        <Loaded
          open={open}
          onClose={() => setOpen(false)}
          name={name}
          images={images.map(safeUrl)}
          place={place}
          onPlace={onPlace}
        />
      )}
    </>
  );
}
