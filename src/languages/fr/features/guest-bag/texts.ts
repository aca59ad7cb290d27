import type { guestBagTexts as english } from '@/features/guest-bag/texts';
import type { Translation } from '@/lib/languages';

export const guestBagTexts: Translation<typeof english> = {
  privacy: (days) =>
    `Votre panier et vos produits enregistrés sont conservés dans ce navigateur pendant ${days} jours. Toute personne qui l’utilise peut les voir.`,
  clear: 'Supprimer le panier et les produits enregistrés',
  clearTitle: 'Supprimer le panier et les produits enregistrés?',
  clearText: 'Cela supprime de cet appareil votre panier et vos produits enregistrés.',
  moveTitle: 'Du panier de cet appareil',
  savedMoveTitle: 'Enregistrés sur cet appareil',
  moving: 'Déplacement vers votre compte…',
  line: (quantity, name) => `${quantity} × ${name} :`,
  named: (name) => `${name} :`,
  added: { lines: 'Ajouté à votre panier.', saved: 'Ajouté à votre liste de souhaits.' },
  waiting: 'En attente d’une connexion.',
  unknown: 'Nous n’avons pas pu confirmer cet ajout.',
  problems: {
    'out-of-stock': 'Rupture de stock.',
    gone: 'N’est plus offert.',
    refused: 'Non ajouté.',
    'sign-in': 'En attente de votre reconnexion.',
  },
  retryOf: (name) => `Réessayer : ${name}`,
  removeOf: (name) => `Retirer de cet appareil : ${name}`,
  close: 'OK',
  offered: {
    lines: 'Ce navigateur a conservé un panier d’une visite précédente. Est-ce le vôtre?',
    saved: 'Ce navigateur a conservé des produits enregistrés lors d’une visite précédente. Sont-ils à vous?',
  },
  accept: { lines: 'Ajouter à mon panier', saved: 'Ajouter à ma liste de souhaits' },
  refuse: 'Non, supprimer',
};
