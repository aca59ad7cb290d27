import type { footerTexts as english } from '@/features/layout/footerTexts';
import type { Translation } from '@/lib/translation';

export const footerTexts: Translation<typeof english> = {
  seller: (shop) =>
    `${shop} ne fait que vendre les produits présentés ici. Nous n’en sommes ni le fabricant, ni un représentant du fabricant, ni son service à la clientèle.`,
  doctor: 'Pour tout conseil sur votre santé, consultez votre médecin.',
  minimumOrder: (amount) => `Commande minimale de ${amount}, livraison en sus`,
  service: 'Service à la clientèle',
  paymentMethod: 'Mode de paiement',
  contactUs: 'Nous joindre',
  shippingPolicy: 'Politique de livraison',
  refundPolicy: 'Politique de remboursement',
  cancellationPolicy: 'Politique d’annulation',
  trackOrder: 'Suivre une commande',
  contact: 'Parlez-nous',
  contactIntro: 'Par WhatsApp ou par courriel seulement.',
  whatsApp: 'WhatsApp',
  newWindow: '(ouvre une nouvelle fenêtre)',
  socialNetworks: 'Suivez-nous aussi sur',
  copyright: (year, shop) => `© ${year} ${shop}`,
};
