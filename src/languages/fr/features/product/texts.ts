import type { productTexts as english } from '@/features/product/texts';
import type { Translation } from '@/lib/translation';

export const productTexts: Translation<typeof english> = {
  pageTitle: 'Produit',
  notFoundTitle: 'Produit introuvable',
  loadFailed: 'Nous n’avons pas pu charger le produit',
  stale: 'Nous n’avons pas pu charger les derniers renseignements. Certains ne sont peut-être plus à jour.',

  loading: 'Chargement du produit',
  description: 'Description',
  moreInformation: 'Plus de renseignements',
  showLess: 'Afficher moins',
  picture: (name, current, total) => `${name}, image ${current} sur ${total}`,
  pictures: 'Images',
  showPicture: (number) => `Afficher l’image ${number}`,
  zoomPicture: 'Agrandir l’image',
  zoomFailed: 'Nous n’avons pas pu charger la grande image. Veuillez réessayer.',
  noReviews: 'Aucun avis pour l’instant',
  ratings: (count) => `(${count} avis)`,
  doseForm: 'Forme',
  packSize: 'Format',
  category: 'Catégorie',
  buy: 'Acheter',
  costs: (shipping, minimum) => `+ ${shipping} de livraison · commande minimale de ${minimum}`,
  addToBag: 'Ajouter au sac',
  goToBag: 'Voir le sac',
  notAdded: (reason) => `Non ajouté à votre sac. ${reason}`,
};
