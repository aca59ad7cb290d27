import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from './IconButton';

interface Props {
  readonly label: string;
  readonly place: number;
  readonly labels: readonly string[];
  readonly movable: boolean;
  /** Null where nothing moves by itself. */
  readonly clock: { readonly paused: boolean; readonly toggle: () => void } | null;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** Back, on, and the pause of what moves by itself. */
export function CarouselControls({ label, place, labels, movable, clock, onPrevious, onNext }: Props) {
  if (!movable) return <div className="mt-6 h-11" />;
  return (
    <div className="mt-6 flex h-11 items-center justify-end gap-1">
      {clock && (
        <IconButton label={clock.paused ? `Play ${label}` : `Pause ${label}`} onClick={clock.toggle}>
          {clock.paused ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />}
        </IconButton>
      )}
      {!clock && (
        <span aria-hidden="true" className="mr-auto text-sm text-ink-soft tabular-nums">
          {place + 1} / {labels.length}
        </span>
      )}
      <span aria-live={clock && !clock.paused ? 'off' : 'polite'} className="sr-only">
        {`${place + 1} of ${labels.length}: ${labels[place] ?? ''}`}
      </span>
      <IconButton label={`Previous in ${label}`} onClick={onPrevious}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label={`Next in ${label}`} onClick={onNext}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
