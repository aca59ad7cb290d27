import type { Translation } from '@/lib/languages';
import type { reasonTexts as english } from '@/payment/reasonTexts';

export const reasonTexts: Translation<typeof english> = {
  noResponse: 'Aucune réponse. Vérifiez votre connexion.',
  status: (status) => `Le service a répondu avec le code ${status}.`,
  unreadable: 'Le service a envoyé une réponse que nous ne pouvons pas lire.',
  bookingUnreadable: 'Notre serveur a envoyé une réponse que nous ne pouvons pas lire.',
  stillRunning: 'PayPal y travaille encore.',
  declined: 'Le paiement a été refusé.',
  failed: 'Le paiement a échoué.',
  noReason: 'Aucune raison n’a été donnée.',
  noOrder: 'Le service de paiement n’a renvoyé aucune commande.',
  pageClosed: 'La page a été fermée avant l’arrivée de la réponse.',
  attemptClosed: 'Cette tentative de paiement a été fermée. Réessayez.',
  attemptClosedUnpaid: 'Cette tentative de paiement a été fermée. Aucun montant n’a été prélevé. Réessayez.',
  otherOrderOpen:
    'Aucun montant n’a été prélevé, car un autre paiement fait sur cet appareil n’est pas encore terminé.',
  paidElsewhere: 'Aucun montant n’a été prélevé, car les mêmes articles ont été payés dans un autre onglet.',
  finishLastOrder: 'Terminez d’abord votre dernière commande.',
  notCharged: 'Aucun montant n’a été prélevé.',
};
