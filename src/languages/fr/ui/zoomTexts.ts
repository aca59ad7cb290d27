import type { Translation } from '@/lib/translation';
import type { zoomTexts as english } from '@/ui/zoomTexts';

export const zoomTexts: Translation<typeof english> = {
  close: 'Fermer',
  picturesOf: (name) => `Images : ${name}`,
  picture: (name, current, total) => `${name}, image ${current} sur ${total}`,
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  percent: (percent) => `${percent} %`,
};
