import type { guestBagTexts as english } from '@/features/guest-bag/texts';
import type { Translation } from '@/lib/languages';

export const guestBagTexts: Translation<typeof english> = {
  privacy: (days) =>
    `Votre sac et vos produits enregistrés sont conservés dans ce navigateur pendant ${days} jours. Toute personne qui l’utilise peut les voir.`,
  clear: 'Vider le sac et effacer les produits enregistrés',
  clearTitle: 'Vider le sac et effacer les produits enregistrés?',
  clearText: 'Tout ce que cet appareil conserve sans compte en sera supprimé.',
  moveTitle: 'De votre sac sur cet appareil',
  savedMoveTitle: 'Enregistrés sur cet appareil',
  moving: 'Déplacement vers votre compte…',
  line: (quantity, name) => `${quantity} × ${name} :`,
  named: (name) => `${name} :`,
  added: { lines: 'Ajouté à votre panier.', saved: 'Ajouté à votre liste de souhaits.' },
  waiting: 'En attente d’une connexion.',
  unknown: 'Nous n’avons pas reçu de réponse et ne pouvons pas dire si ce produit est dans votre compte.',
  problems: {
    'out-of-stock': 'Rupture de stock.',
    gone: 'Plus offert.',
    refused: 'Non ajouté.',
    'sign-in': 'En attente de votre reconnexion.',
  },
  retry: 'Réessayer',
  retryOf: (name) => `Réessayer : ${name}`,
  remove: 'Retirer',
  removeOf: (name) => `Retirer de cet appareil : ${name}`,
  close: 'OK',
  offered: {
    lines: 'Ce navigateur a gardé un sac d’une visite précédente. Est-ce le vôtre?',
    saved: 'Ce navigateur a gardé des produits enregistrés lors d’une visite précédente. Est-ce les vôtres?',
  },
  accept: { lines: 'Ajouter à mon panier', saved: 'Ajouter à ma liste de souhaits' },
  refuse: 'Pas à moi, effacer',
};
