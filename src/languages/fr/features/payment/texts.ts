import { messages } from '@/config/messages';
import type * as english from '@/features/payment/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const deviceOrderTexts: Translation<typeof english.deviceOrderTexts> = {
  title: 'Commandes sur cet appareil',
  intro:
    'Les commandes passées sur cet appareil sans compte restent ici pendant un jour. Toute personne qui l’utilise les voit, tant qu’aucun compte n’est connecté.',
  total: (amount) => `Total : ${amount}`,
  remove: 'Retirer de cet appareil',
  question: 'Retirer ces commandes de cet appareil?',
  consequence:
    'Notez d’abord leurs numéros : nous vous les demanderons si vous nous écrivez, et nous ne pourrons plus les afficher ici. Cela n’annule pas vos commandes.',
  keep: 'Les conserver',
  removed: 'Nous avons retiré vos commandes de cet appareil.',
  notRemoved:
    'Rechargez cette page et réessayez. Le stockage de votre navigateur ne répond pas : vos commandes sont encore ici.',
};

const finishing = 'Paiement reçu, nous terminons votre commande';
const notConfirmed = 'Paiement reçu, commande pas encore confirmée – ne payez pas de nouveau';
const keepOpen = 'Gardez cette page ouverte et ne payez pas de nouveau.';

export const openPaymentTexts: Translation<typeof english.openPaymentTexts> = {
  confirming: { title: 'PayPal confirme votre paiement', text: keepOpen },
  approved: {
    title: 'Votre paiement n’est pas terminé',
    text: 'Terminez le paiement pour commander, ou annulez-le. Aucun montant n’a été prélevé.',
    action: 'Terminer ce paiement',
  },
  checking: {
    title: 'Nous vérifions votre paiement – ne payez pas de nouveau',
    text: 'Vérifiez votre connexion, ou terminez ce paiement ici. PayPal ne nous a pas encore donné de réponse claire.',
    action: 'Terminer ce paiement',
  },
  captured: {
    title: finishing,
    text: 'Ne payez pas de nouveau. Nous enregistrerons votre commande dès que notre serveur répondra.',
    action: 'Terminer ma commande',
  },
  capturedOld: {
    title: 'Paiement reçu il y a plus d’un jour, commande non enregistrée',
    text: 'Écrivez-nous en indiquant la référence ci-dessous si vous ne voulez plus cette commande, ou si nous l’avons remboursée. Si vous la voulez encore, terminez-la.',
    action: 'Terminer ma commande',
  },
  onRecord: {
    title: 'Votre commande n’est pas terminée – ne payez pas de nouveau',
    text: 'PayPal a enregistré votre paiement, sans dire s’il est terminé.',
  },
  capturedWorking: { title: finishing, text: keepOpen, action: 'Terminer ma commande' },
  booking: { title: finishing, text: keepOpen },
  signInRequired: {
    title: 'Paiement reçu – connectez-vous pour terminer votre commande',
    text: 'Connectez-vous avec le compte utilisé pour payer, et nous enregistrerons votre commande. Ne payez pas de nouveau.',
    signIn: 'Se connecter',
    action: 'Envoyer de nouveau',
  },
  refused: {
    title: 'Paiement reçu, commande pas encore enregistrée – ne payez pas de nouveau',
    text: 'Envoyez la commande de nouveau, ou écrivez-nous en indiquant la référence ci-dessous. Nous avons ici une trace de votre paiement.',
    action: 'Envoyer de nouveau',
  },
  unknownCustomer: {
    title: notConfirmed,
    text: 'Reconnectez-vous d’abord pour voir si cette commande est parmi les vôtres : nous n’en avons pas reçu la confirmation. Si elle n’y est pas, envoyez-la de nouveau, ou écrivez-nous en indiquant la référence ci-dessous.',
    signIn: 'Se reconnecter pour vérifier',
    action: 'Vérifier et envoyer de nouveau',
  },
  unknownGuest: {
    title: notConfirmed,
    text: 'Écrivez-nous en indiquant la référence ci-dessous : nous verrons si nous avons votre commande. Si c’est le cas et que vous l’envoyez de nouveau, vous pourriez la recevoir deux fois.',
    action: 'Envoyer de nouveau',
  },
  paidLate: {
    title: 'Paiement reçu, commande non enregistrée – ne payez pas de nouveau',
    text: 'Écrivez-nous en indiquant la référence ci-dessous. PayPal a confirmé ce paiement en retard, et nous n’avons plus votre adresse de livraison.',
  },
  newer: {
    title: 'Cette page est trop ancienne pour afficher un paiement',
    text: {
      before:
        'Rechargez cette page pour le voir. Un montant a peut-être été prélevé. Si cela ne suffit pas, écrivez-nous avant de payer de nouveau, en indiquant la référence',
      after: '.',
    },
    supportMessage: (reference) =>
      `Bonjour, la boutique ne peut pas afficher un de mes paiements. Référence de paiement : ${reference}.`,
  },
  unreadable: {
    title: 'Nous n’avons pas pu lire un paiement précédent',
    text: {
      before: 'Avant de payer de nouveau, écrivez-nous en indiquant la référence',
      after: '. Un montant a peut-être été prélevé.',
    },
    supportMessage: (reference) =>
      `Bonjour, la boutique n’a pas pu lire un de mes paiements précédents. Référence de paiement : ${reference}.`,
  },
  banner: (title) => `${title}.`,
  finishFirst: 'Terminez d’abord votre dernière commande',
  seeOrder: 'Voir votre commande',
  reference: 'Référence de paiement',
  stillWorking: 'Toujours en cours. Gardez cette page ouverte.',
  doNotPay: 'Ne pas payer',
  offline: 'Vous êtes hors ligne. Nous enregistrerons votre commande une fois la connexion rétablie.',
  supportMessage: (amount, reference) =>
    `${messages.whatsAppText} J’ai payé ${amount} et ma commande n’est pas confirmée. Référence de paiement : ${reference}.`,
  candidates: {
    question: (orders) =>
      plural(
        orders,
        'Votre compte affiche une nouvelle commande. Est-ce celle que vous avez payée ici?',
        'Votre compte affiche de nouvelles commandes. L’une d’elles est-elle celle que vous avez payée ici?',
      ),
    confirm: (orderId) => `Oui, la commande ${orderId}`,
    deny: 'Non, envoyer ma commande de nouveau',
  },
  otherOwner: {
    guest: {
      before: 'Un paiement fait sans compte sur cet appareil n’est pas terminé. Si c’est le vôtre,',
      link: 'déconnectez-vous pour le voir',
      after: '.',
    },
    customer: {
      before: 'Un paiement fait sur cet appareil n’est pas terminé. Si c’est le vôtre,',
      link: 'connectez-vous pour le terminer',
      after: '.',
    },
  },
  withSupport: {
    label: 'Paiements confiés au service à la clientèle',
    payment: (amount, date) =>
      `Vous avez écrit au service à la clientèle au sujet de votre paiement de ${amount} du ${date}.`,
    reference: 'Référence de paiement :',
    supportMessage: (reference) => `Bonjour, je vous ai écrit au sujet du paiement dont la référence est ${reference}.`,
  },
  contactedSupport: {
    button: 'J’ai écrit au service à la clientèle',
    question: 'Nous avez-vous écrit?',
    confirm: 'Oui, j’ai écrit au service à la clientèle',
    cancel: 'Pas encore',
    text: {
      before:
        'Nous cesserons de traiter ce paiement ici, et vous le terminerez avec le service à la clientèle. Votre référence de paiement est',
      after: '. Vous la retrouverez au passage à la caisse.',
    },
  },
  emailSubject: 'Ma commande',
};

export const paymentTexts: Translation<typeof english.paymentTexts> = {
  finishFirst: 'Terminez d’abord votre dernière commande.',
  offline: 'Vous êtes hors ligne. Vous pourrez payer une fois la connexion rétablie.',
  loadingPayPal: 'Chargement de PayPal',
  loadError: {
    title: 'Nous n’avons pas pu charger PayPal',
    text: 'Réessayez : un bloqueur de publicités ou une connexion faible peut en être la cause. Aucun montant n’a été prélevé, et les détails de votre commande sont conservés.',
    supportMessage: 'PayPal ne se charge pas pour ma commande.',
  },
  needsBrowser: {
    title: 'La fenêtre de PayPal ne s’ouvre pas dans cette application',
    text: {
      cart: 'Ouvrez la boutique dans votre navigateur, comme Chrome ou Safari, puis ouvrez une session : votre panier est dans votre compte. Aucun montant n’a été prélevé.',
      'buy-now':
        'Ouvrez le produit dans votre navigateur, comme Chrome ou Safari, et achetez-le là. Votre commande reste aussi ici, et aucun montant n’a été prélevé.',
    },
    open: 'Ouvrir dans votre navigateur',
    link: 'le lien',
    supportMessage: 'La fenêtre de PayPal ne s’ouvre pas pour ma commande.',
  },
  journal: {
    loading: 'Chargement de votre commande',
    checking:
      'Nous vérifions les paiements précédents faits sur cet appareil. Si cela dure, fermez les autres onglets de la boutique ou rechargez cette page.',
    title: 'Nous ne pouvons pas vérifier les paiements précédents',
    text: 'Rechargez cette page. Si cela ne suffit pas, fermez les autres onglets de la boutique ou redémarrez votre navigateur. Son stockage ne répond pas, et nous y cherchons les paiements précédents.',
    supportMessage: 'La boutique ne peut pas vérifier les paiements précédents dans mon navigateur.',
  },
  repeat: {
    title: 'Acheter la même chose de nouveau?',
    paid: (orderNumber) =>
      `Vous avez payé exactement ces articles il y a peu de temps (commande ${orderNumber}). Voulez-vous les commander et les payer de nouveau?`,
    withSupport: (reference) =>
      `Vous avez écrit au service à la clientèle au sujet de votre paiement pour exactement ces articles (référence de paiement ${reference}). Voulez-vous les commander et les payer de nouveau?`,
    otherSignIn:
      'Ne payez pas de nouveau si le dernier paiement de ces articles était le vôtre. Il a été fait sur cet appareil avec un autre compte, ou sans compte. Voulez-vous les commander et les payer de nouveau?',
    deny: 'Non, ne pas payer de nouveau',
    confirm: 'Oui, commander de nouveau',
    confirmed: 'Appuyez encore sur le bouton PayPal pour payer ces articles une deuxième fois.',
  },
  unavailable: 'Vérifiez votre commande : un de ses produits n’est plus offert. Aucun montant n’a été prélevé.',
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
  noResponse:
    'Appuyez de nouveau sur le bouton PayPal. La dernière fenêtre PayPal s’est fermée sans réponse, et aucun montant n’a été prélevé.',
  cancelled: 'Payez quand vous le voulez. Vous avez fermé PayPal, et aucun montant n’a été prélevé.',
  declined: 'Choisissez un autre mode de paiement dans la fenêtre PayPal. Votre carte a été refusée.',
  withSupport: (reference) =>
    `Vous avez écrit au service à la clientèle au sujet de ce paiement. Votre référence de paiement est ${reference}.`,
  interrupted: 'Ne payez pas de nouveau. Un problème est survenu sur cette page, et nous vérifions votre paiement.',
  notPlaced: { title: 'Votre commande n’a pas été enregistrée', link: 'Vérifier ce que vous achetez' },
  openTitle: 'Votre paiement',
  confirmation: {
    pageTitle: 'Commande enregistrée',
    title: 'Merci de votre commande',
    pending: 'PayPal examine votre paiement. Nous expédierons votre commande dès que PayPal l’aura accepté.',
    onRecord: 'PayPal a enregistré votre paiement, sans dire s’il est terminé. Votre compte PayPal en affiche l’état.',
    amountDiffers: (reference) =>
      `Écrivez-nous en indiquant la référence ${reference}. PayPal a prélevé un montant différent du total de la commande.`,
    placedWith: (email) => `Commande passée avec l’adresse courriel ${email}`,
    bought: 'Vos achats',
    orderTotal: 'Total de la commande',
    totalPaid: 'Total payé',
    charged: 'Prélevé par PayPal',
    placedOn: 'Passée le',
    deliveredTo: 'Adresse de livraison',
    next: 'Et ensuite?',
    nextText:
      'Nous emballons votre commande et la remettons au transporteur. Notez votre numéro de commande : nous vous le demanderons si vous nous écrivez.',
    buyMore: 'Cliquez ici pour acheter d’autres produits',
  },
};
