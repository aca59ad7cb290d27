import type * as english from '@/features/catalogue/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const filterTexts: Translation<typeof english.filterTexts> = {
  title: 'Filtres',
  category: 'Catégorie',
  brand: 'Marque',
  form: 'Forme posologique',
  rating: 'Note',
  availability: 'Disponibilité et promotions',
  anyRating: 'Toutes les notes',
  inStock: 'En stock',
  onOffer: 'En promotion',
  below: (dollars) => `Moins de ${dollars} $ CA`,
  between: (from, below) => `De ${from} à ${below} $ CA`,
  from: (dollars) => `${dollars} $ CA et plus`,
  stars: (stars) => `${stars} étoiles et plus`,
  count: (count) => plural(count, `${count} produit`, `${count} produits`),
  show: (count) => plural(count, `Afficher ${count} produit`, `Afficher ${count} produits`),
  active: 'Filtres actifs',
  remove: (filter) => `Retirer le filtre : ${filter}`,
  clear: 'Tout effacer',
  loading: 'Chargement des filtres',
  none: 'Il n’y a rien à filtrer ici.',
};

export const gridEndTexts: Translation<typeof english.gridEndTexts> = {
  nextPage: (page, pages) => `Page ${page} sur ${pages}`,
  next: 'Voir les produits suivants',
  askTitle: 'Vous cherchez autre chose?',
  ask: 'Écrivez-nous par WhatsApp ou par courriel.',
};

export const nothingFoundTexts: Translation<typeof english.nothingFoundTexts> = {
  noProducts: 'Aucun produit à afficher pour l’instant',
  noProductsAdvice: 'Revenez plus tard.',
  noResultsAdvice:
    'Modifiez votre recherche ou vos filtres : utilisez moins de mots, vérifiez l’orthographe ou retirez un filtre.',
  noneFiltered: 'Aucun produit ne correspond à ces filtres',
  dropAdvice: 'Retirez un filtre pour voir des produits :',
  drop: (filter, count) =>
    plural(count, `Sans « ${filter} » : ${count} produit`, `Sans « ${filter} » : ${count} produits`),
  clear: (count) => plural(count, `Sans filtre : ${count} produit`, `Sans filtre : ${count} produits`),
  allProducts: 'Voir tous les produits',
  nearest: 'Résultats les plus proches',
  popular: 'Produits populaires',
};

export const productCardTexts: Translation<typeof english.productCardTexts> = {
  percentOff: (percent) => `−${percent} %`,
  fewLeft: (count) => `Il n’en reste que ${count}`,
};

export const catalogueTexts: Translation<typeof english.catalogueTexts> = {
  brandDescription: (brand) => `Produits ${brand}, en dollars canadiens.`,
  loading: 'Chargement des produits',
  loadingCount: 'Chargement des produits…',
  count: (from, to, total) =>
    plural(total, `${from} à ${to} sur ${total} produit`, `${from} à ${to} sur ${total} produits`),
  loadingMore: 'Chargement d’autres produits…',
  pages: 'Pages de produits',
  sortBy: 'Trier par',
  sorts: {
    default: 'Par défaut',
    price: 'Prix croissant',
    'price-desc': 'Prix décroissant',
    popularity: 'Popularité',
    rating: 'Note',
    newest: 'Nouveautés',
    saving: 'Meilleur rabais',
  },
  filtersChosen: (count) => `Filtres (${count})`,
  countNone: 'Aucun produit',
  notAllLoaded: 'Nous n’avons pas pu charger tous les produits',
  loadFailed: 'Nous n’avons pas pu charger les produits',
};
