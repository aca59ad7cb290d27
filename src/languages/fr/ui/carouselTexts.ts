import type { Translation } from '@/lib/translation';
import type { carouselTexts as english } from '@/ui/carouselTexts';

export const carouselTexts: Translation<typeof english> = {
  play: (label) => `Lire : ${label}`,
  pause: (label) => `Mettre en pause : ${label}`,
  previous: (label) => `Précédent : ${label}`,
  next: (label) => `Suivant : ${label}`,
  position: (current, total) => `${current} / ${total}`,
  current: (current, total, slide) => `${current} sur ${total} : ${slide}`,
};
