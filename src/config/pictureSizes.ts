/** How wide the first pictures of a page are, for the browser's choice among their sizes; the HTML loads them before the page. */
export const pictureSizes = {
  card: '(min-width: 1024px) 22vw, (min-width: 640px) 46vw, 92vw',
  gallery: '(min-width: 1024px) 46vw, 92vw',
} as const;
