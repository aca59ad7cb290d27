import { useEffect, useRef, useState } from 'react';
import { listen } from '@/lib/listen';
import { pictureSet, safeUrl } from '@/lib/url';
import type { ArtProps } from '@/ui/art/EmptyArt';

/** Default `sizes`: such a picture fills the window and can be magnified. */
const magnified = '200vw';

interface Props {
  /** The server's address; an unsafe one counts as missing. */
  readonly src: string | null | undefined;
  /** Empty if the text beside it says the same. */
  readonly alt: string;
  /** Above the fold: fetched immediately, with high priority. */
  readonly eager?: boolean | undefined;
  readonly sizes?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A square picture with reserved space. If a service resizes pictures, the browser chooses the size; a picture that
 * cannot be resized shows as it is. A placeholder drawing replaces a missing or broken picture.
 */
export function Picture({ src: sent, alt, eager = false, sizes, className = '' }: Props) {
  const src = safeUrl(sent);
  const [broken, setBroken] = useState<string | null>(null);
  const [notResized, setNotResized] = useState<string | null>(null);
  const ref = useRef<HTMLImageElement>(null);
  // A picture in the HTML may have failed before React listened: a new request repeats the event.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
  }, []);
  // Retries pictures that failed offline.
  useEffect(
    () =>
      listen(window, 'online', () => {
        setBroken(null);
        setNotResized(null);
      }),
    [],
  );
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
      ref={ref}
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

/** Replaces a missing or broken product picture; fills its container. */
export function PicturePlaceholder({ className = '' }: ArtProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      className={`block h-full w-full bg-ivory-deep ${className}`}
    >
      <circle cx="200" cy="178" r="118" className="fill-leaf-mist" />
      <path d="M0 292H400V400H0Z" className="fill-ivory-edge" fillOpacity=".55" />
      <ellipse cx="214" cy="308" rx="98" ry="13" className="fill-ink" fillOpacity=".12" />
      <path
        d="M176 120V146C176 160 142 160 142 188V288C142 302 152 308 166 308H234C248 308 258 302 258 288V188C258 160 224 160 224 146V120Z"
        className="fill-leaf"
        fillOpacity=".28"
      />
      <path d="M170 88H230V122H170Z" className="fill-leaf" fillOpacity=".55" />
      <path d="M142 200H258V282H142Z" className="fill-ivory" />
      <path
        d="M200 270V240M200 248C190 212 202 214 200 208C214 222 212 238 200 248ZM198 262C180 262 174 250 174 242C188 242 197 248 198 262ZM202 262C220 262 226 250 226 242C212 242 203 248 202 262Z"
        className="fill-leaf stroke-leaf"
        strokeWidth="2"
        strokeLinejoin="round"
        opacity=".6"
      />
      <path d="M154 196V292" className="stroke-ivory" strokeWidth="6" strokeLinecap="round" strokeOpacity=".7" />
    </svg>
  );
}
