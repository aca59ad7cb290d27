import type * as english from '@/features/notices/texts';
import type { Translation } from '@/lib/languages';

export const aboutProductTexts: Translation<typeof english.aboutProductTexts> = {
  viewCart: 'Voir le panier',
  viewWishlist: 'Voir la liste de souhaits',
};

export const cachedNoteTexts: Translation<typeof english.cachedNoteTexts> = {
  offline: (time) =>
    `Dernière mise à jour des prix et des stocks : ${time}. Vous pourrez de nouveau acheter une fois la connexion rétablie.`,
  failed: (time) =>
    `Dernière mise à jour des prix et des stocks : ${time}. Nous n’avons pas pu les vérifier : vous ne pouvez pas encore acheter.`,
  checking: (time) =>
    `Dernière mise à jour des prix et des stocks : ${time}. Vous pourrez acheter une fois les prix vérifiés.`,
};

export const newVersionTexts: Translation<typeof english.newVersionTexts> = {
  label: 'Nouvelle version',
  ready: 'Une nouvelle version est prête.',
  held: 'Terminez le passage à la caisse dans l’autre onglet, puis rechargez la page.',
  later: 'Plus tard',
};
