import type * as english from '@/features/buy-now/texts';
import type { Translation } from '@/lib/languages';

export const emailDialogTexts: Translation<typeof english.emailDialogTexts> = {
  addMore: (more, minimum) => `Ajoutez-en ${more} de plus pour atteindre la commande minimale de ${minimum}.`,
  raised: (quantity, total) => `Vous en achetez ${quantity} pour ${total}, livraison en sus.`,
  tooLittle: (minimum) => `La commande minimale est de ${minimum}, livraison en sus, et il n’en reste pas assez.`,
  another: 'Choisir un autre produit',
  intro: 'Nous avons besoin de votre adresse courriel pour la commande. Aucun compte n’est requis.',
  continue: 'Continuer',
};

export const buyNowTexts: Translation<typeof english.buyNowTexts> = {
  buyNow: 'Acheter maintenant',
  loadFailed: 'Nous n’avons pas pu charger le formulaire. Réessayez.',
};
