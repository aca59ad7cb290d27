import type * as english from '@/features/about/texts';
import type { Translation } from '@/lib/languages';

export const policyTexts: Translation<typeof english.policyTexts> = {
  title: 'Comment se passe un achat chez nous',
  payment: {
    title: 'Mode de paiement',
    text: (minimum) =>
      `Vous payez avec PayPal. Les prix sont en dollars canadiens, et la commande minimale est de ${minimum}, livraison en sus.`,
  },
  shipping: {
    title: 'Politique de livraison',
    text: (fee) => `La livraison Standard coûte ${fee} par commande. Ces frais fixes sont ajoutés à la caisse.`,
  },
  refund: {
    title: 'Politique de remboursement',
    text: 'Pour demander un remboursement, écrivez-nous par WhatsApp ou par courriel en indiquant votre numéro de commande.',
  },
  cancellation: {
    title: 'Politique d’annulation',
    text: 'Pour demander l’annulation d’une commande, écrivez-nous par WhatsApp ou par courriel en indiquant votre numéro de commande.',
  },
  tracking: {
    title: 'Suivre une commande',
    text: 'Connectez-vous pour voir l’état de votre commande sous « Mes commandes ».',
    link: 'Voir vos commandes',
  },
  contact: { title: 'Nous joindre', text: 'Par WhatsApp ou par courriel seulement.' },
};

export const aboutTexts: Translation<typeof english.aboutTexts> = {
  pageTitle: 'À propos',
  pageDescription:
    'Qui nous sommes et ce que nous vendons : des médicaments et des produits ayurvédiques, livrés partout au Canada.',
  heading: 'Médicaments et produits ayurvédiques au Canada',
  intro: (shop) =>
    `${shop} vend des médicaments courants ainsi que des plantes, des huiles et des toniques ayurvédiques, livrés partout au Canada.`,
  sellerTitle: 'Nous ne fabriquons pas ces produits',
  seller:
    'Nous ne faisons que les vendre. Nous n’en sommes ni le fabricant, ni un représentant du fabricant, ni son service à la clientèle.',
  doctorTitle: 'Consultez votre médecin',
  doctor:
    'Nous ne donnons aucun avis médical. Avant de commencer à prendre un médicament, d’en modifier la prise ou de l’arrêter, consultez votre médecin.',
  minimumOrderTitle: 'Commande minimale',
  minimumOrder: (amount) =>
    `La commande minimale est de ${amount}, livraison en sus. Les prix sont en dollars canadiens.`,
  testimonials: 'Ce que disent nos clients',
  quote: (comment) => `« ${comment} »`,
  quotedProduct: { before: 'sur le produit' },
  contact: 'Écrivez-nous',
  contactIntro: 'Par WhatsApp ou par courriel seulement.',
  whatsApp: 'WhatsApp',
  email: 'Courriel',
  newWindow: '(ouvre une nouvelle fenêtre)',
};
