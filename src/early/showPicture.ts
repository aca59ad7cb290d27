/**
 * Loads one of a page's first pictures into the browser's cache and shows it in the prerendered page. Takes a safe URL and the
 * picture's index.
 */
export function showPicture(address: string, index: number): void {
  const picture = new Image(800, 800);
  picture.fetchPriority = 'high';
  picture.alt = '';
  picture.className = 'aspect-square w-full object-contain';
  picture.onload = () => {
    const place = document.querySelectorAll('[data-prerendered] [data-picture-place]')[index];
    if (!place) return;
    place.className = 'overflow-hidden rounded-card bg-ivory-deep';
    place.append(picture);
  };
  picture.src = address;
}
