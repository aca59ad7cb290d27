import { type KeyboardEvent, useRef, useState } from 'react';
import { Picture } from './Picture';
import { zoomTexts } from './texts';
import { useZoom } from './useZoom';
import { useZoomPointers } from './useZoomPointers';
import { ZoomControls } from './ZoomControls';
import type { ZoomStageProps } from './zoomProps';
import { largestScale } from './zoomView';

const zoomStep = 1.5;
/** The scale after a click or a double tap. */
const closeUpScale = 2.5;
/** Pixels per arrow key. */
const keyPan = 80;

const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: keyPan, y: 0 },
  ArrowRight: { x: -keyPan, y: 0 },
  ArrowUp: { x: 0, y: keyPan },
  ArrowDown: { x: 0, y: -keyPan },
};

/**
 * The picture with its controls: +, −, 0, wheel, drag, pinch, click or double tap. Arrow keys pan a magnified picture;
 * arrow keys and swipes turn an unmagnified one.
 */
export function ZoomStage({ name, images, index, onIndexChange, onClose }: ZoomStageProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<HTMLDivElement>(null);
  const { view, zoom, pan, reset } = useZoom(stageRef, pictureRef);
  const [dragging, setDragging] = useState(false);
  const whole = view.scale === 1;

  function turn(by: 1 | -1) {
    if (images.length < 2) return;
    reset();
    onIndexChange((index + by + images.length) % images.length);
  }

  const pointers = useZoomPointers({
    onPan: pan,
    onPinch: zoom,
    onToggle: (at) => (whole ? zoom(closeUpScale, at) : reset()),
    onSwipe: (direction) => {
      if (whole) turn(direction);
    },
  });

  function onKeyDown({ key }: KeyboardEvent) {
    const arrow = arrows[key];
    if (key === '+' || key === '=') zoom(zoomStep);
    else if (key === '-') zoom(1 / zoomStep);
    else if (key === '0') reset();
    else if (arrow && !whole) pan(arrow);
    else if (key === 'ArrowRight') turn(1);
    else if (key === 'ArrowLeft') turn(-1);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the buttons inside.
    <div className="relative size-full" onKeyDown={onKeyDown}>
      <ZoomControls
        percent={Math.round(view.scale * 100)}
        atMinimum={whole}
        atMaximum={view.scale >= largestScale}
        multiple={images.length > 1}
        onZoom={(direction) => zoom(direction === 'in' ? zoomStep : 1 / zoomStep)}
        onTurn={turn}
        onClose={onClose}
      />
      <div
        ref={stageRef}
        {...pointers}
        onPointerDownCapture={() => setDragging(true)}
        onPointerUpCapture={() => setDragging(false)}
        onPointerCancelCapture={() => setDragging(false)}
        className={`grid size-full touch-none place-items-center select-none ${whole ? 'cursor-zoom-in' : dragging ? 'cursor-grabbing' : 'cursor-grab'}`}
      >
        <div
          ref={pictureRef}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          className={`pointer-events-none w-[min(100vw,calc(100dvh-9rem))] overflow-hidden rounded-card bg-ivory-deep ${dragging ? '' : 'transition-transform duration-200 ease-calm'}`}
        >
          <Picture
            src={images[index] ?? null}
            alt={images.length > 1 ? zoomTexts.picture(name, index + 1, images.length) : name}
            eager
          />
        </div>
      </div>
    </div>
  );
}
