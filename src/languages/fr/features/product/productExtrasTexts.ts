import type { productExtrasTexts as english } from '@/features/product/productExtrasTexts';
import type { Translation } from '@/lib/translation';

export const productExtrasTexts: Translation<typeof english> = {
  title: 'Prix, livraison et aide',
  unitPrice: 'Prix unitaire',
  per: {
    capsule: (price) => `${price} la capsule`,
    tablet: (price) => `${price} le comprimé`,
    softgel: (price) => `${price} la gélule`,
    lozenge: (price) => `${price} la pastille`,
    patch: (price) => `${price} le timbre`,
    bag: (price) => `${price} le sachet`,
    sachet: (price) => `${price} le sachet`,
    piece: (price) => `${price} l’unité`,
    g: (price) => `${price} le gramme`,
    mL: (price) => `${price} le mL`,
    '100 g': (price) => `${price} les 100 g`,
    '100 mL': (price) => `${price} les 100 mL`,
  },
  shipping: 'Livraison',
  shippingFee: (fee) => `${fee} pour toute la commande, ajoutés au paiement`,
  minimumOrder: 'Commande minimale',
  beforeShipping: (amount) => `${amount} avant la livraison`,
  abroad: 'Livraison à l’étranger',
  questions: 'Questions',
  whatsApp: 'WhatsApp',
  whatsAppLabel: 'WhatsApp (ouvre une nouvelle fenêtre)',
  aboutProduct: (product) => `Bonjour, j’ai une question sur ce produit : ${product}.`,
  email: 'Courriel',
  share: 'Partager',
  copied: 'Lien copié',
  notCopied: 'Nous n’avons pas pu copier le lien. Veuillez le copier dans la barre d’adresse.',
};
