import { CircleCheck, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useDebouncedValue } from '@/features/admin/list/useDebouncedValue';
import { safeUrl } from '@/lib/url';
import { Spinner } from '@/ui/Button';
import { adminProductsTexts } from './texts';

const texts = adminProductsTexts.form;

/** How long the address must stay the same before it is loaded, in ms. */
const settleMs = 400;

interface Props {
  readonly address: string;
  /** 1-based. */
  readonly position: number;
}

/** Shows whether an image address loads, once typing pauses. */
export function ImagePreview({ address, position }: Props) {
  const typed = useDebouncedValue(address.trim(), settleMs);
  const src = safeUrl(typed);
  const [loaded, setLoaded] = useState('');
  const [broken, setBroken] = useState('');
  const failed = typed !== '' && (src === null || broken === src);
  return (
    <div className="w-24 shrink-0 pt-7 text-center text-xs">
      <div className="grid aspect-square w-full place-items-center overflow-hidden rounded-field border border-ivory-edge bg-ivory-deep">
        {src !== null && !failed && (
          <img
            key={src}
            src={src}
            alt={texts.imagePreview(position)}
            onLoad={() => setLoaded(src)}
            onError={() => setBroken(src)}
            className="col-start-1 row-start-1 size-full object-contain"
          />
        )}
        {src !== null && !failed && loaded !== src && <Spinner className="col-start-1 row-start-1 size-5" />}
        {failed && <ImageOff aria-hidden size={22} className="text-alert" />}
      </div>
      <p role="status" className="mt-1 min-h-4">
        {failed && (
          <span className="font-semibold text-alert">{src === null ? texts.imageUnsafe : texts.imageBroken}</span>
        )}
        {!failed && src !== null && loaded === src && (
          <span className="inline-flex items-center gap-1 text-done">
            <CircleCheck aria-hidden size={12} /> {texts.imageLoads}
          </span>
        )}
      </p>
    </div>
  );
}
