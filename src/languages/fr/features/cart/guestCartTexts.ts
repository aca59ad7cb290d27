import type { guestCartTexts as english } from '@/features/cart/guestCartTexts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

export const guestCartTexts: Translation<typeof english> = {
  title: 'Votre sac sur cet appareil',
  signedOut:
    'Ce que vous ajoutez sans vous connecter reste dans ce navigateur. Vous pouvez acheter un produit à la fois, sans compte, avec « Acheter maintenant ».',
  checkOut: 'Se connecter pour commander',
  buyNow: 'Acheter maintenant, sans compte',
  buyNowOf: (product) => `Acheter maintenant, sans compte : ${product}`,
  noAccount:
    'En vous connectant, vous déplacez votre sac dans votre compte. Sans compte, l’achat immédiat ne demande que votre courriel.',
  noAccountBelow:
    'En vous connectant, vous déplacez votre sac dans votre compte. Vous pourrez y ajouter d’autres produits.',
  oneAtATime:
    'En vous connectant, vous déplacez votre sac dans votre compte, pour tout acheter en une seule commande. Sans compte, l’achat immédiat porte sur un produit à la fois, chacun avec ses frais de livraison et sa commande minimale.',
  saved: (count) =>
    plural(count, {
      one: `${count} produit enregistré sur cet appareil`,
      other: `${count} produits enregistrés sur cet appareil`,
    }),
};
