import type Slider from 'react-slick';
import * as slick from 'react-slick';

/**
 * The slider behind CommonJS: a bundler hands out the module or its default, a test runner the other.
 * Both are looked through, for React can draw only the class itself.
 */
function sliderOf(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? sliderOf(module.default) : module;
}

export const SlickSlider = sliderOf(slick) as typeof Slider;
