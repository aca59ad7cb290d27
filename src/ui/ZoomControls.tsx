import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react';
import { IconButton } from './IconButton';

interface Props {
  readonly percent: number;
  /** The whole picture is in sight: there is no way further out. */
  readonly atLeast: boolean;
  readonly atMost: boolean;
  readonly several: boolean;
  readonly onZoom: (way: 'in' | 'out') => void;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

const button = 'hover:not-disabled:bg-leaf';

/** The buttons of the zoomed picture: close above it, the others in a row below. */
export function ZoomControls({ percent, atLeast, atMost, several, onZoom, onTurn, onClose }: Props) {
  return (
    <>
      <IconButton
        label="Close"
        onClick={onClose}
        className="absolute! top-3 right-3 z-10 bg-leaf-deep ring-1 ring-ivory/25 hover:bg-leaf"
      >
        <X aria-hidden />
      </IconButton>
      <div className="absolute inset-x-0 z-10 bottom-[max(1rem,env(safe-area-inset-bottom))] flex justify-center pointer-events-none">
        <div className="pointer-events-auto flex items-center gap-1 rounded-full bg-leaf-deep p-1 shadow-lift ring-1 ring-ivory/25">
          {several && (
            <IconButton label="Previous picture" className={button} onClick={() => onTurn(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
          )}
          <IconButton label="Zoom out" className={button} aria-disabled={atLeast} onClick={() => onZoom('out')}>
            <Minus aria-hidden className={atLeast ? 'opacity-50' : ''} />
          </IconButton>
          <p role="status" className="w-16 text-center text-sm font-semibold tabular-nums">
            {percent}%
          </p>
          <IconButton label="Zoom in" className={button} aria-disabled={atMost} onClick={() => onZoom('in')}>
            <Plus aria-hidden className={atMost ? 'opacity-50' : ''} />
          </IconButton>
          {several && (
            <IconButton label="Next picture" className={button} onClick={() => onTurn(1)}>
              <ChevronRight aria-hidden />
            </IconButton>
          )}
        </div>
      </div>
    </>
  );
}
