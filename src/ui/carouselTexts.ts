export const carouselTexts = {
  play: (label: string) => `Play ${label}`,
  pause: (label: string) => `Pause ${label}`,
  previous: (label: string) => `Previous in ${label}`,
  next: (label: string) => `Next in ${label}`,
  position: (current: number, total: number) => `${current} / ${total}`,
  current: (current: number, total: number, slide: string) => `${current} of ${total}: ${slide}`,
} as const;
