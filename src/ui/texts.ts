import { plural } from '@/lib/numbers';

export const carouselTexts = {
  play: (label: string) => `Play ${label}`,
  pause: (label: string) => `Pause ${label}`,
  previous: (label: string) => `Previous in ${label}`,
  next: (label: string) => `Next in ${label}`,
  position: (current: number, total: number) => `${current} / ${total}`,
  current: (current: number, total: number, slide: string) => `${current} of ${total}: ${slide}`,
} as const;

export const copyButtonTexts = {
  copy: 'Copy',
  copied: 'Copied',
  blocked: 'Your browser doesn’t allow copying here. Select this and copy it:',
} as const;

export const dialogTexts = { close: 'Close', cancel: 'Cancel' } as const;

export const paginationTexts = { page: (page: number) => `Page ${page}`, previous: 'Prev', next: 'Next' } as const;

export const ratingInputTexts = { stars: (stars: number) => plural(stars, '1 star', `${stars} stars`) } as const;

export const stepsTexts = {
  position: (current: number, total: number) => `Step ${current} of ${total}`,
  done: '(done)',
} as const;

/** Texts of the first load; each other object belongs to a lazily loaded part. */
export const uiTexts = {
  retry: 'Retry',
  reload: 'Reload',
  newWindow: '(opens a new window)',
  retryAdvice: 'Please try again in a moment. If this goes on, check your connection.',
  breadcrumb: 'Breadcrumb',
  carousel: 'carousel',
  stars: (value: number) => `${value} out of 5 stars`,
  outOfFive: 'out of 5 stars',
  priceNow: 'Price now',
  priceBefore: 'Original price',
  quantityOf: (name: string) => `Quantity of ${name}`,
  decreaseQuantity: (name: string) => `Decrease quantity of ${name}`,
  increaseQuantity: (name: string) => `Increase quantity of ${name}`,
  quantity: (quantity: number) => `Quantity ${quantity}`,
  quantityRange: 'Enter a whole number from 1 to 999,999.',
  onlyAvailable: (max: number) => `Only ${max} available`,
  quantityReduced: (quantity: number) => `Only ${quantity} left. We set your quantity to ${quantity}.`,
} as const;

export const themeSwitchTexts = { theme: 'Theme', system: 'System', light: 'Light', dark: 'Dark' } as const;

export const toastTexts = {
  messages: 'Messages',
  errorMessages: 'Error messages',
  closeMessage: 'Close message',
} as const;

export const zoomTexts = {
  picturesOf: (name: string) => `Pictures of ${name}`,
  picture: (name: string, current: number, total: number) => `${name}, picture ${current} of ${total}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  percent: (percent: number) => `${percent}%`,
} as const;
