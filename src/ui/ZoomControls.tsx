import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react';
import { IconButton } from './IconButton';
import { zoomTexts } from './texts';

interface Props {
  readonly percent: number;
  readonly atMinimum: boolean;
  readonly atMaximum: boolean;
  readonly multiple: boolean;
  readonly onZoom: (direction: 'in' | 'out') => void;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

const button = 'hover:not-disabled:bg-leaf';

/** Close above the picture, the other controls in a row below it. */
export function ZoomControls({ percent, atMinimum, atMaximum, multiple, onZoom, onTurn, onClose }: Props) {
  return (
    <>
      <IconButton
        label={zoomTexts.close}
        onClick={onClose}
        className="absolute! top-3 right-3 z-10 bg-leaf-deep ring-1 ring-ivory/25 hover:bg-leaf"
      >
        <X aria-hidden />
      </IconButton>
      <div className="absolute inset-x-0 z-10 bottom-[max(1rem,env(safe-area-inset-bottom))] flex justify-center pointer-events-none">
        <div className="pointer-events-auto flex items-center gap-1 rounded-full bg-leaf-deep p-1 shadow-lift ring-1 ring-ivory/25">
          {multiple && (
            <IconButton label={zoomTexts.previousPicture} className={button} onClick={() => onTurn(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
          )}
          <IconButton
            label={zoomTexts.zoomOut}
            className={button}
            aria-disabled={atMinimum}
            onClick={() => onZoom('out')}
          >
            <Minus aria-hidden className={atMinimum ? 'opacity-50' : ''} />
          </IconButton>
          <p role="status" className="w-16 text-center text-sm font-semibold tabular-nums">
            {zoomTexts.percent(percent)}
          </p>
          <IconButton
            label={zoomTexts.zoomIn}
            className={button}
            aria-disabled={atMaximum}
            onClick={() => onZoom('in')}
          >
            <Plus aria-hidden className={atMaximum ? 'opacity-50' : ''} />
          </IconButton>
          {multiple && (
            <IconButton label={zoomTexts.nextPicture} className={button} onClick={() => onTurn(1)}>
              <ChevronRight aria-hidden />
            </IconButton>
          )}
        </div>
      </div>
    </>
  );
}
