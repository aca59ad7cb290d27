import type { wishlistHeartTexts as english } from '@/features/wishlist/wishlistHeartTexts';
import type { Translation } from '@/lib/translation';

export const wishlistHeartTexts: Translation<typeof english> = {
  label: (product) => `Liste de souhaits : ${product}`,
};
