import { useState } from 'react';
import { lateArt } from './art/lateArt';

const PicturePlaceholder = lateArt(
  () => import('./art/PicturePlaceholder').then((module) => module.PicturePlaceholder),
  'h-full bg-ivory-deep',
);

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

/** A square picture with reserved space; a placeholder drawing replaces a missing or broken one. */
export function Picture({ src, alt, eager = false, sizes, className = '' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken)
    return (
      <span className={`block aspect-square w-full ${className}`} {...(alt && { role: 'img', 'aria-label': alt })}>
        <PicturePlaceholder />
      </span>
    );
  return (
    <img
      src={src}
      alt={alt}
      width={800}
      height={800}
      sizes={sizes}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(src)}
      className={`aspect-square w-full object-contain ${className}`}
    />
  );
}
