import type { offlinePageTexts as english } from '@/build/offlinePageTexts';
import type { Translation } from '@/lib/translation';

export const offlinePageTexts: Translation<typeof english> = {
  shop: 'Tulsi North',
  title: 'Nous n’arrivons pas à joindre la boutique',
  help: 'Vérifiez votre connexion. Les pages que vous avez visitées s’ouvrent sans elle.',
  retry: 'Réessayer',
  home: 'Aller à l’accueil',
};
