import { useEffect, useRef } from 'react';
import type { VideoLoop } from './videoLoops';

interface Props {
  readonly loop: VideoLoop;
  readonly playing: boolean;
}

/** A video that plays and pauses with the strip; its file is not fetched before it first plays. */
export function LoopVideo({ loop, playing }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    // Autoplay blocked, or interrupted by a pause: the poster stays.
    if (playing) void video?.play().catch(() => {});
    else video?.pause();
  }, [playing]);
  return (
    <video
      ref={ref}
      aria-label={loop.description}
      poster={loop.poster}
      width={480}
      height={600}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
      className="size-full object-cover"
    >
      <source src={loop.webm} type="video/webm" />
      <source src={loop.mp4} type="video/mp4" />
    </video>
  );
}
