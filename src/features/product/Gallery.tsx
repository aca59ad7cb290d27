import { ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { pictureSizes } from '@/config/constants';
import { ProductPicture } from '@/features/product-link/ProductLink';
import { lazyComponent } from '@/lib/lazy';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { IconButton } from '@/ui/Button';
import { useLazyDialog } from '@/ui/ErrorBoundary';
import { Picture } from '@/ui/Picture';
import { zoomTexts } from '@/ui/texts';
import { productTexts } from './texts';

interface Props {
  readonly productId: string;
  readonly name: string;
  readonly images: readonly string[];
}

/** The product's pictures: one large and zoomable, with thumbnails below. */
export function Gallery({ productId, name, images }: Props) {
  const [current, setCurrent] = useState(0);
  return (
    <div className="product-gallery">
      <div className="relative overflow-hidden rounded-card bg-ivory-deep">
        <ProductPicture
          productId={productId}
          moves
          src={images[current] ?? images[0]}
          alt={images.length > 1 ? zoomTexts.picture(name, current + 1, images.length) : name}
          eager
          sizes={pictureSizes.gallery}
        />
        {images.length > 0 && <ZoomButton name={name} images={images} index={current} onIndexChange={setCurrent} />}
      </div>
      {images.length > 1 && (
        <ul aria-label={productTexts.pictures} className="mt-4 flex flex-wrap gap-3">
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={productTexts.showPicture(index + 1)}
                aria-current={index === current || undefined}
                onClick={() => setCurrent(index)}
                className={`block size-20 overflow-hidden rounded-field border-2 bg-ivory-deep ${index === current ? 'border-leaf' : 'border-transparent hover:border-ivory-edge'}`}
              >
                <Picture src={image} alt="" sizes="5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ZoomButtonProps {
  readonly name: string;
  readonly images: readonly string[];
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
}

const ZoomDialog = lazyComponent(() => import('@/ui/Zoom').then((module) => module.ZoomDialog), { retry: false });

/** Opens the full-screen viewer; its click target covers the whole picture. */
export function ZoomButton({ name, images, index, onIndexChange }: ZoomButtonProps) {
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
          images={images}
          index={index}
          onIndexChange={onIndexChange}
        />,
      )}
    </>
  );
}
