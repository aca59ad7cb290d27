import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { listen } from '@/lib/listen';
import { IconButton } from './Button';
import { useDialog } from './Dialog';
import { Picture } from './Picture';
import { dialogTexts, zoomTexts } from './texts';

export interface ZoomStageProps {
  readonly onClose: () => void;
  readonly name: string;
  /** Null for a missing picture. */
  readonly images: readonly (string | null)[];
  /** Index of the picture shown. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
}

interface Props extends ZoomStageProps {
  readonly open: boolean;
}

/** A full-screen picture viewer with zoom; Escape closes it. */
export function ZoomDialog({ open, onClose, ...stage }: Props) {
  const ref = useDialog(open, onClose);
  return (
    <dialog
      ref={ref}
      data-whole-screen=""
      aria-label={zoomTexts.picturesOf(stage.name)}
      className="on-leaf h-dvh max-h-none w-screen max-w-none overflow-hidden bg-leaf-deep text-ivory transition-opacity duration-200 starting:opacity-0"
    >
      {open && <ZoomStage {...stage} onClose={onClose} />}
    </dialog>
  );
}

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
            src={images[index]}
            alt={images.length > 1 ? zoomTexts.picture(name, index + 1, images.length) : name}
            eager
          />
        </div>
      </div>
    </div>
  );
}

interface ZoomControlsProps {
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
export function ZoomControls({ percent, atMinimum, atMaximum, multiple, onZoom, onTurn, onClose }: ZoomControlsProps) {
  return (
    <>
      <IconButton
        label={dialogTexts.close}
        onClick={onClose}
        className="absolute! top-3 right-3 z-10 bg-leaf-deep ring-1 ring-ivory/25 hover:bg-leaf"
      >
        <X aria-hidden />
      </IconButton>
      <div className="absolute inset-x-0 z-10 bottom-[max(1rem,env(safe-area-inset-bottom))] flex justify-center pointer-events-none">
        <div className="pointer-events-auto flex flex-wrap items-center justify-center gap-1 rounded-card bg-leaf-deep p-1 shadow-lift ring-1 ring-ivory/25">
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

const centre: ZoomPoint = { x: 0, y: 0 };

/** The zoom state of a picture. The wheel listener is native: React's is passive and cannot prevent page scrolling. */
export function useZoom(stageRef: RefObject<HTMLElement | null>, pictureRef: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(wholePicture);

  function sizes(): ZoomSizes {
    const stage = stageRef.current;
    return {
      stage: { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 },
      picture: pictureRef.current?.offsetWidth ?? 0,
    };
  }

  function zoom(factor: number, point: ZoomPoint = centre) {
    setView((now) => zoomBy(now, factor, point, sizes()));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `zoom` only reads refs and sets state.
  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top, width, height } = stage.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 300), { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 });
    };
    return listen(stage, 'wheel', onWheel, { passive: false });
  }, []);
  useEffect(() => listen(window, 'resize', () => setView(wholePicture)), []);

  return {
    view,
    zoom,
    pan: (by: ZoomPoint) => setView((now) => panBy(now, by, sizes())),
    reset: () => setView(wholePicture),
  };
}

/** A picture's transform: its scale, and its offset in pixels from the stage's centre. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** In pixels: the stage, and the side of the unscaled picture. */
export interface ZoomSizes {
  readonly stage: { readonly width: number; readonly height: number };
  readonly picture: number;
}

/** A point in pixels from the stage's centre. */
export interface ZoomPoint {
  readonly x: number;
  readonly y: number;
}

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };
export const largestScale = 4;

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** Keeps the picture's edges outside the stage, and a smaller picture centred. */
function constrain({ scale, x, y }: ZoomView, { stage, picture }: ZoomSizes): ZoomView {
  const overflow = (side: number) => Math.max(0, (picture * scale - side) / 2);
  // `+ 0` turns -0 into 0.
  return { scale, x: clamp(x, overflow(stage.width)) + 0, y: clamp(y, overflow(stage.height)) + 0 };
}

/** Zooms by a factor around a point, between 1 and the largest scale. */
export function zoomBy(view: ZoomView, factor: number, point: ZoomPoint, sizes: ZoomSizes): ZoomView {
  const scale = Math.max(1, Math.min(largestScale, view.scale * factor));
  const growth = scale / view.scale;
  return constrain(
    { scale, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth },
    sizes,
  );
}

export function panBy(view: ZoomView, by: ZoomPoint, sizes: ZoomSizes): ZoomView {
  return constrain({ ...view, x: view.x + by.x, y: view.y + by.y }, sizes);
}

const doubleTapMs = 320;
/** In pixels: a shorter movement is a tap, a longer one a swipe. */
const tapTolerance = 12;
const minimumSwipe = 56;

interface Handlers {
  readonly onPan: (by: ZoomPoint) => void;
  /** Two fingers: the change of their distance as a factor, and the point between them. */
  readonly onPinch: (factor: number, at: ZoomPoint) => void;
  /** A mouse click, or a double tap. */
  readonly onToggle: (at: ZoomPoint) => void;
  /** Called when the finger lifts: 1 for the next picture, -1 for the previous. */
  readonly onSwipe: (direction: 1 | -1) => void;
}

interface Pointer extends ZoomPoint {
  readonly start: ZoomPoint;
}

/** Recognises pan, pinch, click, double tap and swipe from mouse, pen and touch. Returns the stage's handlers. */
export function useZoomPointers({ onPan, onPinch, onToggle, onSwipe }: Handlers) {
  const pointers = useRef(new Map<number, Pointer>());
  const lastTap = useRef<(ZoomPoint & { readonly time: number }) | null>(null);
  /** A pinch must not end as a swipe or a tap. */
  const pinched = useRef(false);

  function pointOf(event: PointerEvent): ZoomPoint {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
  }

  /** A single mouse click toggles, and the second of a double click must not undo it; touch needs a double tap. */
  function tap(at: ZoomPoint, { timeStamp: time, pointerType }: PointerEvent) {
    const last = lastTap.current;
    const isSecond =
      last && time - last.time < doubleTapMs && Math.hypot(at.x - last.x, at.y - last.y) < tapTolerance * 2;
    lastTap.current = isSecond ? null : { ...at, time };
    if (pointerType === 'mouse' ? !isSecond : isSecond) onToggle(at);
  }

  function release(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      const at = pointOf(event);
      pointers.current.set(event.pointerId, { ...at, start: at });
      pinched.current = pointers.current.size > 1;
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const at = pointOf(event);
      pointers.current.set(event.pointerId, { ...at, start: before.start });
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return onPan({ x: at.x - before.x, y: at.y - before.y });
      const distance = (point: ZoomPoint) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      onPinch(distance(at) / distance(before), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    },
    onPointerUp(event: PointerEvent) {
      const pointer = pointers.current.get(event.pointerId);
      release(event);
      if (!pointer || pinched.current) return;
      const moved = { x: pointer.x - pointer.start.x, y: pointer.y - pointer.start.y };
      if (Math.hypot(moved.x, moved.y) < tapTolerance) tap(pointer, event);
      else if (Math.abs(moved.x) > minimumSwipe && Math.abs(moved.x) > 2 * Math.abs(moved.y))
        onSwipe(moved.x < 0 ? 1 : -1);
    },
    onPointerCancel: release,
  };
}
