import type * as english from '@/build/texts';
import type { Translation } from '@/lib/languages';

export const htmlTexts: Translation<typeof english.htmlTexts> = {
  description: 'Des médicaments et des produits de bien-être inspirés de l’ayurveda, livrés partout au Canada.',
  noScript: 'Cette boutique a besoin de JavaScript. Activez-le, ou écrivez-nous par courriel.',
};

export const offlinePageTexts: Translation<typeof english.offlinePageTexts> = {
  shop: 'Tulsi North',
  title: 'Nous n’arrivons pas à joindre la boutique',
  help: 'Vérifiez votre connexion. Vous pouvez quand même ouvrir les pages déjà visitées.',
  retry: 'Réessayer',
  home: 'Aller à l’accueil',
};
