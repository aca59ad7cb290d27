import { expect, it } from 'vitest';
import { panBy, wholePicture, zoomBy } from '@/ui/zoomView';

/** A phone held upright: the picture is as wide as the stage, and lower. */
const sizes = { stage: { width: 300, height: 600 }, picture: 300 };
const middle = { x: 0, y: 0 };

it('zooming in on the middle magnifies without moving', () => {
  expect(zoomBy(wholePicture, 2, middle, sizes)).toEqual({ scale: 2, x: 0, y: 0 });
});

it('what lies under the finger stays there', () => {
  expect(zoomBy(wholePicture, 2, { x: 100, y: 0 }, sizes)).toEqual({ scale: 2, x: -100, y: 0 });
});

it('the scale is held between 1 and 4', () => {
  expect(zoomBy(wholePicture, 9, middle, sizes).scale).toBe(4);
  expect(zoomBy({ scale: 2, x: 0, y: 0 }, 0.1, middle, sizes)).toEqual(wholePicture);
});

it('the picture is moved as far as there is more of it', () => {
  const twice = { scale: 2, x: 0, y: 0 };
  expect(panBy(twice, { x: 40, y: 0 }, sizes)).toEqual({ scale: 2, x: 40, y: 0 });
  expect(panBy(twice, { x: 999, y: 0 }, sizes)).toEqual({ scale: 2, x: 150, y: 0 });
});

it('along a side on which all of it is in sight it is not moved', () => {
  expect(panBy({ scale: 2, x: 0, y: 0 }, { x: 0, y: 50 }, sizes)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(panBy(wholePicture, { x: 30, y: 30 }, sizes)).toEqual(wholePicture);
});

it('zooming out brings a picture that was moved back onto the stage', () => {
  expect(zoomBy({ scale: 4, x: 450, y: 0 }, 0.5, middle, sizes)).toEqual({ scale: 2, x: 150, y: 0 });
});
