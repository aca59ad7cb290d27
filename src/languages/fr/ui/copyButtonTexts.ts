import type { Translation } from '@/lib/translation';
import type { copyButtonTexts as english } from '@/ui/copyButtonTexts';

export const copyButtonTexts: Translation<typeof english> = {
  copy: 'Copier',
  copied: 'Copié',
  blocked: 'Votre navigateur ne permet pas de copier ici.',
};
