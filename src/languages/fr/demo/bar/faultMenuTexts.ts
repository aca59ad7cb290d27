import type { faultMenuTexts as english } from '@/demo/bar/faultMenuTexts';
import type { Translation } from '@/lib/translation';

export const faultMenuTexts: Translation<typeof english> = {
  payPalScript: {
    title: 'Script de PayPal',
    faults: {
      blocked: 'Bloqué',
      hanging: 'Ne se charge jamais',
      html: 'Page HTML à la place',
      'render-rejects': 'Les boutons ne peuvent pas s’afficher',
      'popup-blocked': 'La fenêtre contextuelle est bloquée',
    },
  },
  createOrder: {
    title: 'Création de la commande PayPal',
    faults: {
      dropped: 'Connexion perdue',
      '500': 'Erreur du serveur',
      'no-id': 'Réponse sans identifiant',
      details: 'Refusée avec détails',
    },
  },
  captureOrder: {
    title: 'Encaissement du paiement',
    faults: {
      dropped: 'Connexion perdue avant',
      'answer-lost': 'Encaissé, réponse perdue',
      '500': 'Erreur du serveur avant',
      '500-after': 'Encaissé, puis erreur du serveur',
      malformed: 'Encaissé, réponse tronquée',
      '429': 'Trop de demandes',
      declined: 'Carte refusée',
      details: 'Refusé avec détails',
      'status-declined': 'État DECLINED',
      'status-failed': 'État FAILED',
      'status-pending': 'État PENDING',
      'amount-differs': 'Montant différent',
      'currency-differs': 'Devise différente',
    },
  },
  booking: {
    title: 'Enregistrement de la commande',
    faults: {
      dropped: 'Connexion perdue avant',
      'answer-lost': 'Enregistrée, réponse perdue',
      '500': 'Erreur du serveur avant',
      '500-after': 'Enregistrée, puis erreur du serveur',
      malformed: 'Enregistrée, réponse tronquée',
      'other-message': 'Refusée avec un autre message',
      '401': 'Session terminée',
      'no-order-id': 'Enregistrée, sans numéro de commande',
      'message-only': 'Enregistrée, seul un message renvoyé',
    },
  },
  anyCall: {
    title: 'N’importe quel appel',
    faults: {
      dropped: 'Connexion perdue',
      '500': 'Erreur du serveur',
      html: 'Page HTML à la place',
      empty: 'Réponse vide',
      malformed: 'Réponse tronquée',
      'wrong-shape': 'Réponse dans un mauvais format',
      '401': 'Non autorisé',
      '404': 'Introuvable',
    },
  },
};
