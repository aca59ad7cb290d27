import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useInView } from '@/lib/visibility';
import { Button } from '@/ui/Button';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { homeSectionsTexts } from './texts';

const files = import.meta.glob<string>('./videos/*', { eager: true, query: '?url', import: 'default' });

/** Silent four-second loops; the descriptions are for screen readers. */
const videoLoops = (['tulsi', 'marigold', 'tea'] as const).map((name) => ({
  caption: homeSectionsTexts[name],
  description: homeSectionsTexts[`${name}Description`],
  poster: files[`./videos/${name}.webp`],
  webm: files[`./videos/${name}.webm`],
  mp4: files[`./videos/${name}.mp4`],
}));

interface Props {
  readonly loop: (typeof videoLoops)[number];
  readonly playing: boolean;
}

/** A video that plays and pauses with the strip; its file is not fetched before it first plays. */
function LoopVideo({ loop, playing }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    // Rejects if autoplay is blocked or a pause interrupts it: the poster stays.
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

/** On a phone the first video spans both columns. */
const itemClass = 'group max-sm:first:col-span-2';

/** The video strip (§1): posters until it is in view, always under reduced motion; one button pauses all videos. */
export function VideoStrip() {
  const ref = useRef<HTMLUListElement>(null);
  const { inView, seen } = useInView(ref);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [paused, setPaused] = useState(false);
  return (
    <section aria-labelledby="video-strip" className="mx-auto w-full max-w-shop px-4 sm:px-8">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="video-strip" className="text-3xl sm:text-4xl">
          {homeSectionsTexts.videos}
        </h2>
        {!reducedMotion && (
          <Button variant="secondary" onClick={() => setPaused(!paused)}>
            {paused ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />}
            {paused ? homeSectionsTexts.playVideos : homeSectionsTexts.pauseVideos}
          </Button>
        )}
      </div>
      <ul ref={ref} className="mt-8 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 sm:gap-x-6">
        {videoLoops.map((loop) => (
          <li key={loop.caption} className={itemClass}>
            <div className="aspect-4/5 max-sm:group-first:aspect-4/3 overflow-hidden rounded-card bg-ivory-deep dimmed">
              {seen && !reducedMotion ? (
                <LoopVideo loop={loop} playing={inView && !paused} />
              ) : (
                <img
                  src={loop.poster}
                  alt={loop.description}
                  width={480}
                  height={600}
                  loading="lazy"
                  decoding="async"
                  className="size-full object-cover"
                />
              )}
            </div>
            <p className="mt-3 text-ink-soft wrap-anywhere">{loop.caption}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
