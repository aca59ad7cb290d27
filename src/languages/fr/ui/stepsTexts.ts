import type { Translation } from '@/lib/translation';
import type { stepsTexts as english } from '@/ui/stepsTexts';

export const stepsTexts: Translation<typeof english> = {
  position: (current, total) => `Étape ${current} sur ${total}`,
  done: '(terminée)',
};
