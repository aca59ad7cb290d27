import type { gridEndTexts as english } from '@/features/catalogue/gridEndTexts';
import type { Translation } from '@/lib/translation';

export const gridEndTexts: Translation<typeof english> = {
  nextPage: (page, pages) => `Page ${page} sur ${pages}`,
  next: 'Voir les produits suivants',
  askTitle: 'Vous cherchez autre chose?',
  ask: 'Écrivez-nous. Nous répondons par WhatsApp ou par courriel.',
  whatsApp: 'WhatsApp',
  whatsAppLabel: 'WhatsApp (ouvre une nouvelle fenêtre)',
  email: 'Courriel',
};
