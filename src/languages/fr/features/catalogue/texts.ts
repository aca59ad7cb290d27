import type { catalogueTexts as english } from '@/features/catalogue/texts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

export const catalogueTexts: Translation<typeof english> = {
  brandDescription: (brand) => `Tous les produits ${brand} au même endroit, en dollars canadiens.`,
  products: 'Produits',
  loading: 'Chargement des produits',
  loadingCount: 'Chargement des produits…',
  count: (from, to, total) =>
    plural(total, {
      one: `${from} à ${to} sur ${total} produit`,
      other: `${from} à ${to} sur ${total} produits`,
    }),
  loadingMore: 'Chargement d’autres produits…',
  pages: 'Pages de produits',
  sortBy: 'Trier par',
  sorts: {
    default: 'Par défaut',
    price: 'Prix croissant',
    'price-desc': 'Prix décroissant',
    popularity: 'Popularité',
    rating: 'Évaluation',
    newest: 'Nouveautés',
    saving: 'Meilleur rabais',
  },
  filters: 'Filtres',
  filtersChosen: (count) => `Filtres (${count})`,
  filtersFailed: 'Nous n’avons pas pu charger les filtres. Veuillez réessayer.',
  countNone: 'Aucun produit',
  notAllLoaded: 'Nous n’avons pas pu charger tous les produits',
  loadFailed: 'Nous n’avons pas pu charger les produits',
};
