import { pictureSizes } from '@/config/pictureSizes';
import { pictureSet } from '@/lib/resizedPicture';
import { pageOfRoute } from './earlyRoutes';

declare const __EARLY__: {
  /** Classes of a first picture, and of the place that it fills. */
  readonly pictureLook: string;
  readonly filledPlaceLook: string;
};

/**
 * Loads one of a page's first pictures into the browser's cache, in the size that the page will show, and shows it in the
 * prerendered page. Takes the page's path, a safe URL or null, and the picture's index.
 */
export function showPicture(path: string, address: string | null, index: number): void {
  if (!address) return;
  const picture = new Image(800, 800);
  picture.fetchPriority = 'high';
  picture.alt = '';
  picture.className = __EARLY__.pictureLook;
  picture.onload = () => {
    const place = document.querySelectorAll('[data-prerendered] [data-picture-place]')[index];
    // A tap may have opened another outline meanwhile.
    if (!place || !location.pathname.endsWith(path)) return;
    place.className = __EARLY__.filledPlaceLook;
    place.append(picture);
  };
  const set = __IMAGE_TEMPLATE__ && pictureSet(address, __IMAGE_TEMPLATE__);
  if (set) {
    picture.sizes = pageOfRoute(path) === 'ProductPage' ? pictureSizes.gallery : pictureSizes.listed;
    picture.srcset = set;
    picture.addEventListener('error', () => picture.removeAttribute('srcset'), { once: true });
  }
  picture.src = address;
}
