import type Slider from 'react-slick';
import * as slick from 'react-slick';

/** react-slick is CommonJS: Vite's build wraps its default export once more than Vitest does. */
function unwrapDefault(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? unwrapDefault(module.default) : module;
}

export const SlickSlider = unwrapDefault(slick) as typeof Slider;
