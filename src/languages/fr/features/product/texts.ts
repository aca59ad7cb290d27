import type * as english from '@/features/product/texts';
import type { Translation } from '@/lib/languages';

export const phoneBuyBarTexts: Translation<typeof english.phoneBuyBarTexts> = { label: 'Acheter ce produit' };

export const productExtrasTexts: Translation<typeof english.productExtrasTexts> = {
  title: 'Prix, livraison et aide',
  unitPrice: 'Prix unitaire',
  per: {
    capsule: (price) => `${price} la capsule`,
    tablet: (price) => `${price} le comprimé`,
    softgel: (price) => `${price} la capsule molle`,
    lozenge: (price) => `${price} la pastille`,
    patch: (price) => `${price} le timbre`,
    bag: (price) => `${price} le sachet`,
    sachet: (price) => `${price} le sachet`,
    piece: (price) => `${price} l’unité`,
    '100 g': (price) => `${price} les 100 g`,
    '100 mL': (price) => `${price} les 100 mL`,
  },
  shippingFee: (fee) => `${fee} pour toute la commande, ajoutés à la caisse`,
  beforeShipping: (amount) => `${amount}, livraison en sus`,
  abroad: 'Livraison à l’étranger',
  questions: 'Questions',
  aboutProduct: (product) => `Bonjour, j’ai une question sur ce produit : ${product}.`,
  share: 'Partager',
  copied: 'Lien copié',
  notCopied: 'Copiez le lien dans la barre d’adresse. Nous n’avons pas pu le copier.',
};

export const productMissingTexts: Translation<typeof english.productMissingTexts> = {
  title: 'Nous n’avons pas trouvé ce produit',
  advice: 'Il a peut-être changé de nom, ou il n’est plus offert.',
};

export const similarProductsTexts: Translation<typeof english.similarProductsTexts> = {
  title: 'Produits similaires',
  loading: 'Chargement des produits similaires',
};

export const productTexts: Translation<typeof english.productTexts> = {
  notFoundTitle: 'Produit introuvable',
  loadFailed: 'Nous n’avons pas pu charger le produit',
  stale: 'Nous n’avons pas pu charger les derniers renseignements. Certains ne sont peut-être plus à jour.',

  loading: 'Chargement du produit',
  description: 'Description',
  moreInformation: 'Afficher plus',
  showLess: 'Afficher moins',
  pictures: 'Images',
  showPicture: (number) => `Afficher l’image ${number}`,
  zoomPicture: 'Agrandir l’image',
  zoomFailed: 'Nous n’avons pas pu charger la grande image. Réessayez.',
  ratings: (count) => `(${count} avis)`,
  packSize: 'Format',
  buy: 'Acheter',
  costs: (shipping, minimum) => `+ ${shipping} de livraison · commande minimale de ${minimum}`,
  addToBag: 'Ajouter au panier',
  goToBag: 'Voir le panier',
  notAdded: (reason) => `Non ajouté à votre panier. ${reason}`,
};
