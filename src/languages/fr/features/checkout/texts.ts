import type { checkoutTexts as english } from '@/features/checkout/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const checkoutTexts: Translation<typeof english> = {
  steps: {
    checkout: 'Facturation et livraison',
    payments: 'Modes de paiement',
    review: 'Vérification et confirmation',
  },
  stepsLabel: 'Passage à la caisse',
  shippingAddress: 'Adresse de livraison',
  billingAddress: 'Adresse de facturation',
  sameAsShipping: 'Identique à l’adresse de livraison',
  nextStep: 'Étape suivante',
  toPayPal: 'Aller au paiement',
  change: 'Modifier',
  changeShippingAddress: 'Modifier l’adresse de livraison',
  changeBillingAddress: 'Modifier l’adresse de facturation',
  changeAddress: 'Modifier l’adresse',
  useAddress: 'Utiliser cette adresse',
  deliverTo: 'Livrer à',
  emailMissing: 'Il nous faut une adresse courriel pour votre commande.',
  changeEmail: 'Modifier l’adresse courriel',
  enterEmail: 'Entrer l’adresse courriel',
  toPayment: 'Continuer vers les modes de paiement',
  blockedBy: {
    form: 'Terminez l’adresse ci-dessus pour continuer.',
    email: 'Entrez votre adresse courriel pour continuer.',
    minimum: 'Votre commande est inférieure au minimum. Voyez le sommaire.',
  },
  shippingOptions: 'Modes de livraison',
  shippingHint: (price, abroad) => `Frais fixes de ${price}. ${abroad}`,
  paymentOptions: 'Modes de paiement',
  paymentHint: 'Payez avec votre compte PayPal, ou par carte de crédit ou de débit par l’entremise de PayPal.',
  toReview: 'Continuer vers la vérification',
  payWithPayPal: 'Payer avec PayPal',
  reviewOrder: 'Vérifiez votre commande',
  productDetails: 'Produit',
  summary: {
    title: 'Sommaire de la commande',
    buyNow: 'Achat immédiat : ce produit seulement',
    cart: 'De votre panier',
    units: (count) => plural(count, `${count} unité`, `${count} unités`),
  },
  saved: 'Vous économisez',
};
