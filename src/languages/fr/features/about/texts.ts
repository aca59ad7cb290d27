import type * as english from '@/features/about/texts';
import type { Translation } from '@/lib/languages';

export const policyTexts: Translation<typeof english.policyTexts> = {
  title: 'Comment se passe un achat chez nous',
  payment: (minimum) =>
    `Vous payez avec PayPal. Les prix sont en dollars canadiens, et la commande minimale est de ${minimum}, livraison en sus.`,
  shipping: (fee) => `La livraison Standard coûte ${fee} par commande. Ces frais fixes sont ajoutés à la caisse.`,
  refund:
    'Pour demander un remboursement, écrivez-nous par WhatsApp ou par courriel en indiquant votre numéro de commande.',
  cancellation:
    'Pour demander l’annulation d’une commande, écrivez-nous par WhatsApp ou par courriel en indiquant votre numéro de commande.',
  tracking: 'Connectez-vous pour voir l’état de votre commande sous « Mes commandes ».',
  trackingLink: 'Voir vos commandes',
};

export const aboutTexts: Translation<typeof english.aboutTexts> = {
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
  minimumOrder: (amount) =>
    `La commande minimale est de ${amount}, livraison en sus. Les prix sont en dollars canadiens.`,
  testimonials: 'Ce que disent nos clients',
  quote: (comment) => `« ${comment} »`,
  quotedProduct: { before: 'sur le produit' },
};
