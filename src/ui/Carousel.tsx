import { lazyComponent } from '@/lib/lazyComponent';
import { CarouselRow } from './CarouselRow';
import type { CarouselProps } from './carouselTypes';
import { WhenNear } from './WhenNear';

const SlickCarousel = lazyComponent(() => import('./SlickCarousel').then((module) => module.SlickCarousel));

/** Renders its first slides as a static row of the same size until it is in view: no slider code before the first paint. */
export function Carousel(props: CarouselProps) {
  return (
    <WhenNear placeholder={<CarouselRow {...props} />} margin="0px">
      <SlickCarousel {...props} />
    </WhenNear>
  );
}
