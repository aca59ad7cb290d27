import type { accountOrderTexts as english } from '@/features/account/orderTexts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

export const accountOrderTexts: Translation<typeof english> = {
  statusAsOf: (time) => `État en date du ${time}`,
  statusAsOfSignIn: 'État à votre dernière connexion',
  checkForNews: 'Vérifier les nouvelles',
  nothingNew: 'Rien n’a changé depuis votre dernière visite.',
  changed: (order, status) => `Commande nº ${order} : nouvel état, « ${status} ».`,
  changedSomehow: (order) => `La commande nº ${order} a changé.`,
  added: (order) => `La commande nº ${order} est nouvelle.`,
  details: 'Détails',
  of: (order) => `de la commande nº ${order}`,
  contents: (quantity, name) => `${quantity} × ${name}`,
  more: (count) => plural(count, { one: `et ${count} autre`, other: `et ${count} autres` }),
  invoice: 'Facture',
  buyAgain: 'Acheter de nouveau',
  results: 'Résultat pour chaque produit',
  line: (quantity, name) => `${quantity} × ${name} :`,
  goToCart: 'Voir le panier',
  outcomes: {
    pending: 'Vérification…',
    added: 'Ajouté à votre panier.',
    outOfStock: 'Rupture de stock.',
    gone: 'Plus offert.',
    unanswered: 'Nous n’avons pas pu vérifier ce produit. Veuillez réessayer.',
    waits: 'Nous l’ajouterons après votre connexion.',
  },
};
