import { CircleCheck, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { safeUrl } from '@/lib/safeUrl';
import { Spinner } from '@/ui/Spinner';
import { useDebouncedValue } from './useDebouncedValue';

const restMs = 400;

interface Props {
  readonly address: string;
  readonly number: number;
}

/** A picture as it will be seen, or why it will not. Waits until the typing rests. */
export function AdminPicturePreview({ address, number }: Props) {
  const settled = useDebouncedValue(address.trim(), restMs);
  const src = safeUrl(settled);
  const [loaded, setLoaded] = useState('');
  const [broken, setBroken] = useState('');
  const failed = settled !== '' && (src === null || broken === src);
  return (
    <div className="w-24 shrink-0 pt-7 text-center text-xs">
      <div className="grid aspect-square w-full place-items-center overflow-hidden rounded-field border border-ivory-edge bg-ivory-deep">
        {src !== null && !failed && (
          <img
            key={src}
            src={src}
            alt={`Preview ${number}`}
            onLoad={() => setLoaded(src)}
            onError={() => setBroken(src)}
            className="col-start-1 row-start-1 size-full object-contain"
          />
        )}
        {src !== null && !failed && loaded !== src && <Spinner className="col-start-1 row-start-1 size-5" />}
        {failed && <ImageOff aria-hidden size={22} className="text-alert" />}
      </div>
      <p role="status" className="mt-1 min-h-4">
        {failed && <span className="font-semibold text-alert">{src === null ? 'Use https://…' : 'Doesn’t load'}</span>}
        {!failed && src !== null && loaded === src && (
          <span className="inline-flex items-center gap-1 text-done">
            <CircleCheck aria-hidden size={12} /> Loads
          </span>
        )}
      </p>
    </div>
  );
}
