/**
 * Fetches one of a page's first pictures, for the page to find in the browser's cache, and shows it in the drawn page for
 * as long as that stands. Takes an address made safe, and the picture's place among them.
 */
export function showPicture(address: string, index: number): void {
  const picture = new Image(800, 800);
  picture.fetchPriority = 'high';
  picture.alt = '';
  picture.className = 'aspect-square w-full object-contain';
  picture.onload = () => {
    const place = document.querySelectorAll('[data-drawn] [data-picture-place]')[index];
    if (!place) return;
    place.className = 'overflow-hidden rounded-card bg-ivory-deep';
    place.append(picture);
  };
  picture.src = address;
}
