import type { commonMessages as english } from '@/config/messages';
import type { Translation } from '@/lib/languages';

/** The two additions are compared with the server's messages: `serverMessages` translates them where they show. */
export const commonMessages: Translation<typeof english> = {
  genericError: 'Une erreur est survenue',
  wishlistAdded: 'Item added to wishlist',
  cartAdded: 'Item added to cart successfully',
};

export const slowText = 'C’est plus long que d’habitude. Nous attendons toujours une réponse.';

export const nothingKept =
  'Votre navigateur bloque le stockage : recharger la page vous déconnecte et recommence la commande.';

export function noResults(term: string): string {
  return `Aucun résultat pour « ${term} »`;
}
