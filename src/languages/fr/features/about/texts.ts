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
    text: (fee) =>
      `Il y a un seul mode de livraison, Standard, à des frais fixes de ${fee} par commande, ajoutés au moment du paiement.`,
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
    text: 'Une commande est confirmée, expédiée, en transit ou livrée.',
    link: 'Voir vos commandes',
  },
  contact: { title: 'Nous joindre', text: 'Par WhatsApp ou par courriel seulement.' },
};

export const aboutTexts: Translation<typeof english.aboutTexts> = {
  pageTitle: 'À propos',
  pageDescription:
    'Qui nous sommes, ce que nous vendons et ce que nous ne vendons pas : des médicaments et des produits ayurvédiques pour les foyers de tout le Canada.',
  heading: 'Un endroit paisible pour acheter médicaments et produits ayurvédiques au Canada',
  intro: (shop) =>
    `${shop} réunit des marques éprouvées depuis des années : des médicaments de tous les jours, mais aussi des plantes, des huiles et des toniques de tradition ayurvédique. Nous vous montrons ce qu’est chaque produit, ce qu’il coûte et combien il en reste, et nous le livrons à votre porte.`,
  sellerTitle: 'Nous sommes un vendeur',
  seller:
    'Nous ne faisons que vendre. Nous ne sommes le fabricant d’aucun produit présenté ici, ni un représentant du fabricant, ni son service à la clientèle.',
  doctorTitle: 'Votre médecin vous connaît mieux que quiconque',
  doctor:
    'Nous ne donnons aucun avis médical. Avant de commencer à prendre un médicament, d’en modifier la prise ou de l’arrêter, veuillez consulter votre médecin.',
  minimumOrderTitle: 'Commande minimale',
  minimumOrder: (amount) =>
    `La commande minimale est de ${amount}, livraison en sus. Les prix sont en dollars canadiens.`,
  testimonials: 'Ce que disent nos clients',
  quote: (comment) => `« ${comment} »`,
  quotedProduct: { before: 'sur le produit' },
  contact: 'Nous joindre',
  contactIntro:
    'Par WhatsApp ou par courriel seulement. Nous répondons aux messages dans l’ordre où nous les recevons.',
  whatsApp: 'WhatsApp',
  email: 'Courriel',
  newWindow: '(ouvre une nouvelle fenêtre)',
};
