/** How wide the first pictures of a page are, for the browser's choice among their sizes; the HTML loads them before the page. */
export const pictureSizes = {
  /** In a carousel. */
  card: '(min-width: 1024px) 22vw, 46vw',
  /** In a grid, whose cards are rows on a phone. */
  listed: '(min-width: 1024px) 22vw, (min-width: 640px) 46vw, 5.25rem',
  gallery: '(min-width: 1024px) 46vw, (min-width: 640px) 92vw, 70vw',
} as const;
