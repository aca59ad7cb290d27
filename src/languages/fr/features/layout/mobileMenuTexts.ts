import type { mobileMenuTexts as english } from '@/features/layout/mobileMenuTexts';
import type { Translation } from '@/lib/translation';

export const mobileMenuTexts: Translation<typeof english> = {
  menu: 'Menu',
  hello: 'Bonjour',
  helloName: (name) => `Bonjour, ${name}`,
  testimonials: 'Témoignages',
  account: 'Compte',
};
