import { type PointerEvent, useRef } from 'react';
import type { ZoomPoint } from './zoomView';

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

  /** A single mouse click toggles, and the second click of a double click must not undo it; touch needs a double tap. */
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
