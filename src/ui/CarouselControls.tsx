import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from './IconButton';
import { carouselTexts } from './texts';

interface Props {
  readonly label: string;
  readonly index: number;
  readonly slideLabels: readonly string[];
  readonly movable: boolean;
  /** Null without autoplay. */
  readonly autoplay: { readonly paused: boolean; readonly toggle: () => void } | null;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** Previous, next, and a pause button for autoplay. */
export function CarouselControls({ label, index, slideLabels, movable, autoplay, onPrevious, onNext }: Props) {
  if (!movable) return <div className="mt-6 h-11" />;
  return (
    <div className="mt-6 flex h-11 items-center justify-end gap-1">
      {autoplay && (
        <IconButton
          label={autoplay.paused ? carouselTexts.play(label) : carouselTexts.pause(label)}
          onClick={autoplay.toggle}
        >
          {autoplay.paused ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />}
        </IconButton>
      )}
      {!autoplay && (
        <span aria-hidden="true" className="mr-auto text-sm text-ink-soft tabular-nums">
          {carouselTexts.position(index + 1, slideLabels.length)}
        </span>
      )}
      <span aria-live={autoplay && !autoplay.paused ? 'off' : 'polite'} className="sr-only">
        {carouselTexts.current(index + 1, slideLabels.length, slideLabels[index] ?? '')}
      </span>
      <IconButton label={carouselTexts.previous(label)} onClick={onPrevious}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label={carouselTexts.next(label)} onClick={onNext}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
