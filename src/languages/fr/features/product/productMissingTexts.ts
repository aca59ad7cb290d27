import type { productMissingTexts as english } from '@/features/product/productMissingTexts';
import type { Translation } from '@/lib/translation';

export const productMissingTexts: Translation<typeof english> = {
  title: 'Nous n’avons pas trouvé ce produit',
  advice: 'Il a peut-être changé de nom, ou nous ne le vendons plus.',
  allProducts: 'Voir tous les produits',
};
