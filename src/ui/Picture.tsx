import { useState } from 'react';
import { pictureSet } from '@/lib/resizedPicture';
import { PicturePlaceholder } from './art/PicturePlaceholder';

/** A picture without `sizes` fills the window and can be magnified. */
const magnified = '200vw';

interface Props {
  /** A sanitised URL; null when there is none. */
  readonly src: string | null;
  /** Empty where the text beside it says the same. */
  readonly alt: string;
  /** Above the fold: fetched immediately, with high priority. */
  readonly eager?: boolean | undefined;
  readonly sizes?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A square picture with reserved space, in the size that the browser chooses where pictures are resized. One that cannot be
 * resized shows as it is; a placeholder drawing replaces a missing or broken one.
 */
export function Picture({ src, alt, eager = false, sizes, className = '' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const [notResized, setNotResized] = useState<string | null>(null);
  const set =
    __IMAGE_TEMPLATE__ && src !== null && src !== notResized ? pictureSet(src, __IMAGE_TEMPLATE__) : undefined;
  if (src === null || src === broken)
    return (
      <span className={`block aspect-square w-full ${className}`} {...(alt && { role: 'img', 'aria-label': alt })}>
        <PicturePlaceholder />
      </span>
    );
  return (
    <img
      {...(set && { srcSet: set, sizes: sizes ?? magnified })}
      src={src}
      alt={alt}
      width={800}
      height={800}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => (set ? setNotResized(src) : setBroken(src))}
      className={`aspect-square w-full object-contain ${className}`}
    />
  );
}
