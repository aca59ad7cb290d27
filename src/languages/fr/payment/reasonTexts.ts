import type { Translation } from '@/lib/languages';
import type { reasonTexts as english } from '@/payment/reasonTexts';

export const reasonTexts: Translation<typeof english> = {
  noResponse: 'Aucune réponse. Veuillez vérifier votre connexion.',
  status: (status) => `Le service a répondu avec le code ${status}.`,
  unreadable: 'Le service a envoyé une réponse que nous ne pouvons pas lire.',
  bookingUnreadable: 'Notre serveur a envoyé une réponse que nous ne pouvons pas lire.',
  stillRunning: 'PayPal y travaille encore.',
  declined: 'Le paiement a été refusé.',
  failed: 'Le paiement a échoué.',
  noOrder: 'Le service de paiement n’a renvoyé aucune commande.',
  pageClosed: 'La page a été fermée avant l’arrivée de la réponse.',
  attemptClosed: 'Cette tentative de paiement a été fermée. Veuillez réessayer.',
  attemptClosedUnpaid: 'Cette tentative de paiement a été fermée. Rien ne vous a été facturé. Veuillez réessayer.',
  otherOrderOpen: 'Rien ne vous a été facturé, car une autre de vos commandes n’est pas encore terminée.',
  paidElsewhere: 'Rien ne vous a été facturé, car vous venez de payer les mêmes articles dans un autre onglet.',
  finishLastOrder: 'Veuillez d’abord terminer votre dernière commande.',
};
