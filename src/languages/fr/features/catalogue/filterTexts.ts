import type { filterTexts as english } from '@/features/catalogue/filterTexts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

export const filterTexts: Translation<typeof english> = {
  title: 'Filtres',
  category: 'Catégorie',
  brand: 'Marque',
  form: 'Forme',
  price: 'Prix',
  rating: 'Évaluation',
  availability: 'Disponibilité et offres',
  anyRating: 'Toutes les évaluations',
  inStock: 'En stock',
  onOffer: 'En promotion',
  below: (dollars) => `Moins de ${dollars} $`,
  between: (from, below) => `De ${from} $ à ${below} $`,
  from: (dollars) => `${dollars} $ et plus`,
  stars: (stars) => `${stars} étoiles et plus`,
  count: (count) => plural(count, { one: `${count} produit`, other: `${count} produits` }),
  show: (count) => plural(count, { one: `Afficher ${count} produit`, other: `Afficher ${count} produits` }),
  active: 'Filtres actifs',
  remove: (filter) => `Retirer le filtre : ${filter}`,
  clear: 'Tout effacer',
  loading: 'Chargement des filtres',
  none: 'Il n’y a rien à filtrer ici.',
};
