declare const __EARLY__: {
  /** Classes of a first picture, and of the place that it fills. */
  readonly pictureLook: string;
  readonly filledPlaceLook: string;
};

/**
 * Loads one of a page's first pictures into the browser's cache and shows it in the prerendered page. Takes a safe URL and the
 * picture's index.
 */
export function showPicture(address: string, index: number): void {
  const picture = new Image(800, 800);
  picture.fetchPriority = 'high';
  picture.alt = '';
  picture.className = __EARLY__.pictureLook;
  picture.onload = () => {
    const place = document.querySelectorAll('[data-prerendered] [data-picture-place]')[index];
    if (!place) return;
    place.className = __EARLY__.filledPlaceLook;
    place.append(picture);
  };
  picture.src = address;
}
