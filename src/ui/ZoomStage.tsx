import { type KeyboardEvent, useRef, useState } from 'react';
import { Picture } from './Picture';
import { useZoom } from './useZoom';
import { useZoomPointers } from './useZoomPointers';
import { ZoomControls } from './ZoomControls';
import type { ZoomDialogProps } from './ZoomDialog';
import { largestScale } from './zoomView';

const step = 1.5;
/** Where a click or a double tap leads from the whole picture. */
const closeLook = 2.5;
/** How far an arrow key moves a magnified picture, in pixels. */
const keyPan = 80;

const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: keyPan, y: 0 },
  ArrowRight: { x: -keyPan, y: 0 },
  ArrowUp: { x: 0, y: keyPan },
  ArrowDown: { x: 0, y: -keyPan },
};

/**
 * The picture and what moves it: + and − and 0, arrows (to the next picture while it is whole, else over the picture),
 * wheel, drag, pinch, click or double tap, and a swipe to the next one.
 */
export function ZoomStage({ name, images, place, onPlace, onClose }: Omit<ZoomDialogProps, 'open'>) {
  const stageRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<HTMLDivElement>(null);
  const { view, zoom, pan, reset } = useZoom(stageRef, pictureRef);
  const [held, setHeld] = useState(false);
  const whole = view.scale === 1;

  function turn(by: 1 | -1) {
    if (images.length < 2) return;
    reset();
    onPlace((place + by + images.length) % images.length);
  }

  const pointers = useZoomPointers({
    onPan: pan,
    onPinch: zoom,
    onToggle: (at) => (whole ? zoom(closeLook, at) : reset()),
    onSwipe: (to) => {
      if (whole) turn(to);
    },
  });

  function onKeyDown({ key }: KeyboardEvent) {
    const arrow = arrows[key];
    if (key === '+' || key === '=') zoom(step);
    else if (key === '-') zoom(1 / step);
    else if (key === '0') reset();
    else if (arrow && !whole) pan(arrow);
    else if (key === 'ArrowRight') turn(1);
    else if (key === 'ArrowLeft') turn(-1);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the buttons inside.
    <div className="relative size-full" onKeyDown={onKeyDown}>
      <ZoomControls
        percent={Math.round(view.scale * 100)}
        atLeast={whole}
        atMost={view.scale >= largestScale}
        several={images.length > 1}
        onZoom={(way) => zoom(way === 'in' ? step : 1 / step)}
        onTurn={turn}
        onClose={onClose}
      />
      <div
        ref={stageRef}
        {...pointers}
        onPointerDownCapture={() => setHeld(true)}
        onPointerUpCapture={() => setHeld(false)}
        onPointerCancelCapture={() => setHeld(false)}
        className={`grid size-full touch-none place-items-center select-none ${whole ? 'cursor-zoom-in' : held ? 'cursor-grabbing' : 'cursor-grab'}`}
      >
        <div
          ref={pictureRef}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          className={`pointer-events-none w-[min(100vw,calc(100dvh-9rem))] overflow-hidden rounded-card bg-ivory-deep ${held ? '' : 'transition-transform duration-200 ease-calm'}`}
        >
          <Picture
            src={images[place] ?? null}
            alt={images.length > 1 ? `${name}, picture ${place + 1} of ${images.length}` : name}
            eager
          />
        </div>
      </div>
    </div>
  );
}
