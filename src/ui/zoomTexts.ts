export const zoomTexts = {
  close: 'Close',
  picturesOf: (name: string) => `Pictures of ${name}`,
  picture: (name: string, current: number, total: number) => `${name}, picture ${current} of ${total}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  percent: (percent: number) => `${percent}%`,
} as const;
