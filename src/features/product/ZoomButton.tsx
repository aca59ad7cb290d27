import { ZoomIn } from 'lucide-react';
import { safeUrl } from '@/lib/safeUrl';
import { useDialogChunk } from '@/state/useDialogChunk';
import { IconButton } from '@/ui/IconButton';
import { productTexts } from './texts';

interface Props {
  readonly name: string;
  readonly images: readonly string[];
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
}

const loadZoom = () => import('@/ui/ZoomDialog').then((module) => module.ZoomDialog);

/** Opens the full-screen viewer; its click target covers the whole picture. */
export function ZoomButton({ name, images, index, onIndexChange }: Props) {
  const { Dialog, state, open, close } = useDialogChunk(loadZoom, productTexts.zoomFailed);
  return (
    <>
      <div className="absolute inset-0 flex items-end justify-end p-3">
        <IconButton
          label={productTexts.zoomPicture}
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
          index={index}
          onIndexChange={onIndexChange}
        />
      )}
    </>
  );
}
