import { useState } from 'react';
import { PicturePlaceholder } from './art/PicturePlaceholder';

interface Props {
  /** An address already made safe; null: there is none. */
  readonly src: string | null;
  /** '' where words beside it already say it. */
  readonly alt: string;
  /** In sight from the start: fetched at once and first. */
  readonly eager?: boolean | undefined;
  readonly sizes?: string | undefined;
  readonly className?: string | undefined;
}

/** A square picture whose place is kept; a missing or broken one is a drawing. */
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
