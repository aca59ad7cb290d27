import type { orderTexts as english } from '@/features/order/texts';
import type { Translation } from '@/lib/languages';

export const orderTexts: Translation<typeof english> = {
  number: (id) => `Commande nº ${id}`,
  orderId: 'le numéro de commande',
  help: 'Aide pour cette commande',
  topics: {
    whereIsIt: { label: 'Où est ma commande?', message: (order) => `Bonjour, où est ma commande ${order}?` },
    cancel: {
      label: 'Annuler cette commande',
      message: (order) => `Bonjour, j’aimerais annuler ma commande ${order}.`,
    },
    return: {
      label: 'Retourner un article',
      message: (order) => `Bonjour, j’aimerais retourner un article de ma commande ${order}.`,
    },
    wrongItem: {
      label: 'Article erroné ou endommagé',
      message: (order) => `Bonjour, un article de ma commande ${order} est erroné ou endommagé.`,
    },
  },
  dated: (id, date) => `${id} (${date})`,
  subject: (topic, id) => `${topic} – commande ${id}`,
};
