import type { newVersionTexts as english } from '@/features/notices/newVersionTexts';
import type { Translation } from '@/lib/translation';

export const newVersionTexts: Translation<typeof english> = {
  label: 'Nouvelle version',
  ready: 'Une nouvelle version est prête.',
  held: 'Un paiement est en cours dans un autre onglet. Terminez-le, puis rechargez la page.',
  reload: 'Recharger',
  later: 'Plus tard',
};
