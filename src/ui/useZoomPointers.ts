import { type PointerEvent, useRef } from 'react';
import type { ZoomPoint } from './zoomView';

/** Two taps within this time and distance are a double tap; a longer way is a swipe (ms, pixels). */
const doubleTapMs = 320;
const tapSlack = 12;
const swipeLength = 56;

interface Reactions {
  readonly onPan: (by: ZoomPoint) => void;
  /** Two fingers: how many times further apart than before, and the place between them. */
  readonly onPinch: (factor: number, at: ZoomPoint) => void;
  /** A click of the mouse, or a double tap. */
  readonly onToggle: (at: ZoomPoint) => void;
  /** One finger went this far sideways from where it touched; told at its end. */
  readonly onSwipe: (to: 1 | -1) => void;
}

interface Finger extends ZoomPoint {
  readonly from: ZoomPoint;
}

/** Reads pan, pinch, click, double tap and swipe from pointers of every kind. Gives the stage's handlers. */
export function useZoomPointers({ onPan, onPinch, onToggle, onSwipe }: Reactions) {
  const fingers = useRef(new Map<number, Finger>());
  const lastTap = useRef<(ZoomPoint & { readonly time: number }) | null>(null);
  /** A gesture that was a pinch ends as no swipe and no tap. */
  const pinched = useRef(false);

  function place(event: PointerEvent): ZoomPoint {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
  }

  /** One click toggles, and the second of a double click does not undo it; fingers tap twice. */
  function tap(at: ZoomPoint, { timeStamp: time, pointerType }: PointerEvent) {
    const last = lastTap.current;
    const second = last && time - last.time < doubleTapMs && Math.hypot(at.x - last.x, at.y - last.y) < tapSlack * 2;
    lastTap.current = second ? null : { ...at, time };
    if (pointerType === 'mouse' ? !second : second) onToggle(at);
  }

  function leave(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      const at = place(event);
      fingers.current.set(event.pointerId, { ...at, from: at });
      pinched.current = fingers.current.size > 1;
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const at = place(event);
      fingers.current.set(event.pointerId, { ...at, from: before.from });
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return onPan({ x: at.x - before.x, y: at.y - before.y });
      const apart = (finger: ZoomPoint) => Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y));
      onPinch(apart(at) / apart(before), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    },
    onPointerUp(event: PointerEvent) {
      const finger = fingers.current.get(event.pointerId);
      leave(event);
      if (!finger || pinched.current) return;
      const way = { x: finger.x - finger.from.x, y: finger.y - finger.from.y };
      if (Math.hypot(way.x, way.y) < tapSlack) tap(finger, event);
      else if (Math.abs(way.x) > swipeLength && Math.abs(way.x) > 2 * Math.abs(way.y)) onSwipe(way.x < 0 ? 1 : -1);
    },
    onPointerCancel: leave,
  };
}
