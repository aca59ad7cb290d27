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
