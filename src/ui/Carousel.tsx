import { lazyComponent } from '@/lib/lazyComponent';
import { CarouselRow } from './CarouselRow';
import type { CarouselProps } from './carouselTypes';
import { WhenNear } from './WhenNear';

const SlickCarousel = lazyComponent(() => import('./SlickCarousel').then((module) => module.SlickCarousel));

/**
 * A carousel. Until it is in sight it is plain HTML: its first slides in a row of the same shape, so that
 * nothing of its code stands in the way of the first paint and nothing moves when it comes.
 */
export function Carousel(props: CarouselProps) {
  return (
    <WhenNear placeholder={<CarouselRow {...props} />} margin="0px">
      <SlickCarousel {...props} />
    </WhenNear>
  );
}
