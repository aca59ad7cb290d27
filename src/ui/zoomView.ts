/** How a picture lies on its stage: magnified `scale` times and moved by `x` and `y` pixels from the middle. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Sides in pixels: of the stage, and of the picture on it before it is magnified. */
export interface ZoomSizes {
  readonly stage: { readonly width: number; readonly height: number };
  readonly picture: number;
}

/** A point on the stage, in pixels from its middle. */
export interface ZoomPoint {
  readonly x: number;
  readonly y: number;
}

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };
export const largestScale = 4;

const within = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** The same view with the picture's edges no further in than the stage's, and in the middle where it is smaller. */
function held({ scale, x, y }: ZoomView, { stage, picture }: ZoomSizes): ZoomView {
  const spare = (side: number) => Math.max(0, (picture * scale - side) / 2);
  // `+ 0` makes the zero of a still picture a positive one.
  return { scale, x: within(x, spare(stage.width)) + 0, y: within(y, spare(stage.height)) + 0 };
}

/** The view magnified `factor` times more, between 1 and 4; what lies at `point` stays there. */
export function zoomBy(view: ZoomView, factor: number, point: ZoomPoint, sizes: ZoomSizes): ZoomView {
  const scale = Math.max(1, Math.min(largestScale, view.scale * factor));
  const grown = scale / view.scale;
  return held({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, sizes);
}

/** The view moved by so many pixels, as far as there is more of the picture. */
export function panBy(view: ZoomView, by: ZoomPoint, sizes: ZoomSizes): ZoomView {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, sizes);
}
