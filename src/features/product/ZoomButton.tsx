import { ZoomIn } from 'lucide-react';
import { lazyComponent } from '@/lib/lazy';
import { safeUrl } from '@/lib/url';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { IconButton } from '@/ui/Button';
import { useLazyDialog } from '@/ui/ErrorBoundary';
import { productTexts } from './texts';

interface Props {
  readonly name: string;
  readonly images: readonly string[];
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
}

const ZoomDialog = lazyComponent(() => import('@/ui/Zoom').then((module) => module.ZoomDialog), { retry: false });

/** Opens the full-screen viewer; its click target covers the whole picture. */
export function ZoomButton({ name, images, index, onIndexChange }: Props) {
  const dispatch = useAppDispatch();
  const dialog = useLazyDialog(() => dispatch(noticeShown(productTexts.zoomFailed, 'error')));
  return (
    <>
      <div className="absolute inset-0 flex items-end justify-end p-3">
        <IconButton
          label={productTexts.zoomPicture}
          aria-haspopup="dialog"
          onClick={dialog.open}
          className="static! stretched-link cursor-zoom-in! bg-ivory/90 shadow-card after:rounded-none!"
        >
          <ZoomIn aria-hidden size={20} />
        </IconButton>
      </div>
      {dialog.frame(
        <ZoomDialog
          open={dialog.isOpen}
          onClose={dialog.close}
          name={name}
          images={images.map(safeUrl)}
          index={index}
          onIndexChange={onIndexChange}
        />,
      )}
    </>
  );
}
