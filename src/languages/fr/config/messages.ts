import { env } from '@/config/env';
import type { messages as english } from '@/config/messages';
import type { Translation } from '@/lib/languages';

export const messages: Translation<typeof english> = {
  fillRequired: 'Veuillez remplir tous les champs obligatoires',
  signUpMissing: 'Veuillez remplir les champs suivants :',
  signUpEmail: 'Veuillez entrer une adresse courriel valide',
  signUpFailed: 'Une erreur est survenue lors de la création de votre compte.',
  buyNowTitle: 'Entrez votre courriel pour continuer',
  buyNowEmail: 'Veuillez entrer une adresse courriel valide.',
  phone: 'Veuillez entrer un numéro de téléphone valide.',
  cartSignedOut: 'Connectez-vous pour voir votre panier.',
  cartHeading: 'Mes médicaments',
  wishlistSignedOut: 'Connectez-vous pour voir votre liste de souhaits',
  wishlistEmpty: 'Votre liste de souhaits est vide',
  bookingError: 'Une erreur est survenue lors de la commande. Veuillez réessayer.',
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
  return `Félicitations! Votre commande a bien été passée. Votre numéro de commande est ${orderId}. Pour toute question, joignez-nous au ${env.contactPhone}.`;
}

/** §8. */
export function transactionText(status: string, captureId: string): string {
  return `Transaction ${status} : ${captureId}`;
}
