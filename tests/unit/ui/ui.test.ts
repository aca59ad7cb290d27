import { describe, expect, it } from 'vitest';
import { pageNumbers } from '@/ui/Pagination';
import { panBy, wholePicture, zoomBy } from '@/ui/Zoom';

describe('page numbers', () => {
  it.each([
    [1, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 9, [1, 2, 3, 4, 5, 'gap-after', 9]],
    [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
    [7, 9, [1, 'gap-before', 5, 6, 7, 8, 9]],
  ])('page %i of %i shows %j', (page, pages, marks) => {
    expect(pageNumbers(page, pages)).toEqual(marks);
  });
});

describe('zoom view', () => {
  /** Portrait: the picture has the width of the stage and is lower. */
  const sizes = { stage: { width: 300, height: 600 }, picture: 300 };

  const middle = { x: 0, y: 0 };

  it('zooming in at the centre magnifies without panning', () => {
    expect(zoomBy(wholePicture, 2, middle, sizes)).toEqual({ scale: 2, x: 0, y: 0 });
  });

  it('the point under the pointer stays in place', () => {
    expect(zoomBy(wholePicture, 2, { x: 100, y: 0 }, sizes)).toEqual({ scale: 2, x: -100, y: 0 });
  });

  it('the scale stays between 1 and 4', () => {
    expect(zoomBy(wholePicture, 9, middle, sizes).scale).toBe(4);
    expect(zoomBy({ scale: 2, x: 0, y: 0 }, 0.1, middle, sizes)).toEqual(wholePicture);
  });

  it('panning stops at the edges of the picture', () => {
    const twice = { scale: 2, x: 0, y: 0 };
    expect(panBy(twice, { x: 40, y: 0 }, sizes)).toEqual({ scale: 2, x: 40, y: 0 });
    expect(panBy(twice, { x: 999, y: 0 }, sizes)).toEqual({ scale: 2, x: 150, y: 0 });
  });

  it('a fully visible dimension does not pan', () => {
    expect(panBy({ scale: 2, x: 0, y: 0 }, { x: 0, y: 50 }, sizes)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(panBy(wholePicture, { x: 30, y: 30 }, sizes)).toEqual(wholePicture);
  });

  it('zooming out brings a panned picture back onto the stage', () => {
    expect(zoomBy({ scale: 4, x: 450, y: 0 }, 0.5, middle, sizes)).toEqual({ scale: 2, x: 150, y: 0 });
  });
});
