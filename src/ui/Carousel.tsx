import { lazyComponent } from '@/lib/lazyComponent';
import { useUsed } from '@/lib/useUsed';
import { CarouselRow } from './CarouselRow';
import type { CarouselProps } from './carouselTypes';
import { WhenNear } from './WhenNear';

const SlickCarousel = lazyComponent(() => import('./SlickCarousel').then((module) => module.SlickCarousel));

/** Renders its first slides as a static row of the same size until it is in view and someone uses the page: a visit loads no slider by itself. */
export function Carousel(props: CarouselProps) {
  return (
    <WhenNear placeholder={<CarouselRow {...props} />} margin="0px" ready={useUsed()}>
      <SlickCarousel {...props} />
    </WhenNear>
  );
}
