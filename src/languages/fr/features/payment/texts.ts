import type { paymentTexts as english } from '@/features/payment/texts';
import type { Translation } from '@/lib/languages';

export const paymentTexts: Translation<typeof english> = {
  finishFirst: 'Terminez d’abord votre dernière commande.',
  offline: 'Vous êtes hors ligne. Vous pourrez payer une fois la connexion rétablie.',
  loadingPayPal: 'Chargement de PayPal',
  loadError: {
    title: 'Nous n’avons pas pu charger PayPal',
    text: 'Réessayez : un bloqueur de publicités ou une connexion faible peut en être la cause. Aucun montant n’a été prélevé, et les détails de votre commande sont conservés.',
    retry: 'Réessayer',
    supportMessage: 'PayPal ne se charge pas pour ma commande.',
  },
  journal: {
    loading: 'Chargement de votre commande',
    checking:
      'Nous vérifions les paiements précédents faits sur cet appareil. Si cela dure, fermez les autres onglets de la boutique ou rechargez cette page.',
    title: 'Nous ne pouvons pas vérifier les paiements précédents',
    text: 'Rechargez cette page. Si cela ne suffit pas, fermez les autres onglets de la boutique ou redémarrez votre navigateur. Son stockage ne répond pas, et nous y cherchons les paiements précédents.',
    reload: 'Recharger',
    supportMessage: 'La boutique ne peut pas vérifier les paiements précédents dans mon navigateur.',
  },
  repeat: {
    title: 'Acheter la même chose de nouveau?',
    paid: (orderNumber) =>
      `Vous avez payé exactement ces articles il y a peu de temps (commande ${orderNumber}). Voulez-vous les commander et les payer de nouveau?`,
    withSupport: (reference) =>
      `Le service à la clientèle traite votre paiement pour exactement ces articles (référence de paiement ${reference}). Voulez-vous les commander et les payer de nouveau?`,
    otherSignIn:
      'Ne payez pas de nouveau si le dernier paiement de ces articles était le vôtre. Il a été fait sur cet appareil avec un autre compte, ou sans compte. Voulez-vous les commander et les payer de nouveau?',
    deny: 'Non, ne pas payer de nouveau',
    confirm: 'Oui, commander de nouveau',
    confirmed: 'Appuyez encore sur le bouton PayPal pour payer ces articles une deuxième fois.',
  },
  unavailable: 'Un produit de votre commande n’est plus offert. Aucun montant n’a été prélevé.',
  storageLostBeforePaying:
    'Rechargez cette page, puis payez. Votre navigateur a perdu l’accès à son stockage. Aucun montant n’a été prélevé.',
  storageLostAfterPaying:
    'Rechargez cette page pour que nous puissions enregistrer votre commande. Nous avons reçu votre paiement, mais votre navigateur a perdu l’accès à son stockage. Ne payez pas de nouveau.',
  storageLostWhilePaying:
    'Rechargez cette page pour que nous puissions vérifier votre paiement. Votre navigateur a perdu l’accès à son stockage. Ne payez pas de nouveau.',
  onRecord: (reference) => `PayPal a enregistré votre paiement. Référence de paiement : ${reference}.`,
  notCharged: 'Aucun montant n’a été prélevé.',
  belowMinimum: (amount) => `Il manque ${amount} à votre commande pour atteindre le minimum.`,
  newTotal: (total) => `Le total est maintenant de ${total}. Vérifiez votre commande avant de payer.`,
  noResponse: 'La dernière fenêtre PayPal s’est fermée sans réponse. Aucun montant n’a été prélevé.',
  cancelled: 'Vous avez fermé PayPal. Aucun montant n’a été prélevé, et vous pouvez payer quand vous le voulez.',
  declined: 'Choisissez un autre mode de paiement dans la fenêtre PayPal. Votre carte a été refusée.',
  withSupport: (reference) =>
    `Le service à la clientèle traite ce paiement. Votre référence de paiement est ${reference}.`,
  interrupted: 'Ne payez pas de nouveau. Un problème est survenu sur cette page, et nous vérifions votre paiement.',
  notPlaced: {
    title: 'Votre commande n’a pas été enregistrée',
    link: 'Vérifier ce que vous achetez',
  },
  openTitle: 'Votre paiement',
  confirmation: {
    pageTitle: 'Commande enregistrée',
    title: 'Merci de votre commande',
    pending: 'PayPal examine votre paiement. Nous expédierons votre commande dès que PayPal l’aura accepté.',
    onRecord: 'PayPal a enregistré votre paiement, sans dire s’il est terminé. Votre compte PayPal en affiche l’état.',
    amountDiffers: (reference) =>
      `Écrivez-nous en indiquant la référence ${reference}. PayPal a prélevé un montant différent du total de la commande.`,
    placedWith: (email) => `Commande passée avec le courriel ${email}`,
    bought: 'Vos achats',
    line: (quantity, name) => `${quantity} × ${name}`,
    shipping: 'Livraison',
    orderTotal: 'Total de la commande',
    totalPaid: 'Total payé',
    charged: 'Prélevé par PayPal',
    placedOn: 'Date de la commande',
    transaction: 'Transaction',
    deliveredTo: 'Adresse de livraison',
    next: 'Et ensuite?',
    nextText:
      'Nous emballons votre commande et la remettons au transporteur. Gardez votre numéro de commande : nous vous le demanderons si vous nous écrivez.',
    buyMore: 'Cliquez ici pour acheter d’autres produits',
    print: 'Imprimer',
  },
};
