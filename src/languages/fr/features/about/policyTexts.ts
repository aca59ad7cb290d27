import type { policyTexts as english } from '@/features/about/policyTexts';
import type { Translation } from '@/lib/translation';

export const policyTexts: Translation<typeof english> = {
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
