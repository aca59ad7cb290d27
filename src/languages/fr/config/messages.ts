import { env } from '@/config/env';
import type * as english from '@/config/messages';
import type { Translation } from '@/lib/languages';

/** A heading must not break at this hyphen: a word joiner follows it. */
const logIn = 'Connectez-\u2060vous';

export const messages: Translation<typeof english.messages> = {
  fillRequired: 'Remplissez tous les champs obligatoires',
  signUpMissing: 'Remplissez les champs suivants :',
  signUpEmail: 'Entrez une adresse courriel valide',
  signUpFailed: 'Une erreur est survenue lors de la création de votre compte.',
  buyNowTitle: 'Entrez votre adresse courriel pour continuer',
  buyNowEmail: 'Entrez une adresse courriel valide.',
  phone: 'Entrez un numéro de téléphone valide.',
  cartSignedOut: `${logIn} pour voir votre panier.`,
  cartHeading: 'Mon panier',
  wishlistSignedOut: `${logIn} pour voir votre liste de souhaits`,
  wishlistEmpty: 'Votre liste de souhaits est vide',
  bookingError: 'Une erreur est survenue lors de la commande. Réessayez.',
  bookingThrown: 'Une erreur est survenue pendant le traitement de la transaction.',
  createOrderFailed: 'Nous n’avons pas pu lancer le paiement PayPal…',
  captureFailed: 'Désolés, votre transaction n’a pas pu être traitée…',
  adminCreated: 'Compte administrateur créé!',
  productAdded: 'Produit ajouté!',
  productUpdated: 'Produit modifié!',
  productDeleted: 'Produit supprimé!',
  whatsAppText: 'Bonjour, j’ai besoin d’aide.',
};

/** The server reported success, but the quantity is unchanged. */
export const quantityNotTaken = 'Nous n’avons pas pu modifier la quantité. Votre panier affiche la quantité actuelle.';

/** §8. */
export function orderPlaced(orderId: string): string {
  return `Félicitations! Votre commande a bien été enregistrée. Votre numéro de commande est ${orderId}. Pour toute question, joignez-nous au ${env.contactPhone}.`;
}

/** PayPal's statuses of a capture. */
const statusTexts = new Map([
  ['COMPLETED', 'effectuée'],
  ['PENDING', 'en attente'],
  ['DECLINED', 'refusée'],
  ['FAILED', 'échouée'],
  ['PARTIALLY_REFUNDED', 'remboursée en partie'],
  ['REFUNDED', 'remboursée'],
]);

/** §8. A status that PayPal adds later stays as PayPal spells it. */
export function transactionText(status: string, captureId: string): string {
  return `Transaction ${statusTexts.get(status) ?? status} : ${captureId}`;
}

/** The two additions are compared with the server's messages: `serverMessages` translates them where they show. */
export const commonMessages: Translation<typeof english.commonMessages> = {
  genericError: 'Une erreur est survenue',
  wishlistAdded: 'Item added to wishlist',
  cartAdded: 'Item added to cart successfully',
};

export const words: Translation<typeof english.words> = {
  email: 'Courriel',
  whatsApp: 'WhatsApp',
  writeToUs: 'Écrivez-nous',
  contactWays: 'Par WhatsApp ou par courriel seulement.',
  logIn: 'Connexion',
  signUp: 'Créer un compte',
  cart: 'Panier',
  wishlist: 'Liste de souhaits',
  product: 'Produit',
  products: 'Produits',
  browseProducts: 'Parcourir les produits',
  chooseCountry: 'Choisissez un pays',
  addToCart: 'Ajouter au panier',
  addToCartOf: (product) => `Ajouter au panier : ${product}`,
  buyNowAsGuest: 'Acheter maintenant, sans compte',
  buyFor: (quantity, total) => `En acheter ${quantity} pour ${total}`,
  outOfStock: 'Rupture de stock',
  outOfStockOf: (product) => `Rupture de stock : ${product}`,
  noLongerAvailable: 'N’est plus offert',
  remove: 'Retirer',
  minimumOrder: 'Commande minimale',
  quantity: 'Quantité',
  times: (quantity, what) => `${quantity} × ${what}`,
  price: 'Prix',
  priceOnRequest: 'Prix sur demande',
  amount: 'Montant',
  lineTotal: 'Total de l’article',
  transaction: 'Transaction',
  print: 'Imprimer',
};

export const policyNames: Translation<typeof english.policyNames> = {
  payment: 'Mode de paiement',
  contact: 'Nous joindre',
  shipping: 'Politique de livraison',
  refund: 'Politique de remboursement',
  cancellation: 'Politique d’annulation',
  tracking: 'Suivre une commande',
};

export const slowText = 'C’est plus long que d’habitude. Nous attendons toujours une réponse.';

export const storageBlocked =
  'Ne rechargez pas cette page : il faudrait vous reconnecter et reprendre le passage à la caisse. Votre navigateur bloque le stockage.';

export function noResults(term: string): string {
  return `Aucun résultat pour « ${term} »`;
}

/** Shown at the address and before the payment (ruling 46). */
export const deliveryAbroad =
  'À l’extérieur du Canada, nous confirmons d’abord la livraison avec vous par WhatsApp ou par courriel.';
