import type { sheetTexts as english } from '@/features/admin/bookings/sheetTexts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

export const sheetTexts: Translation<typeof english> = {
  slip: {
    title: 'Bordereau d’expédition',
    several: (count) =>
      plural(count, { one: `${count} bordereau d’expédition`, other: `${count} bordereaux d’expédition` }),
  },
  invoice: {
    title: 'Facture',
    several: (count) => plural(count, { one: `${count} facture`, other: `${count} factures` }),
  },
  back: 'Retour à la liste',
  print: 'Imprimer',
  gone: 'Cette commande n’existe plus.',
  someGone: (count) =>
    plural(count, {
      one: `${count} des commandes n’existe plus.`,
      other: `${count} des commandes n’existent plus.`,
    }),
  order: (orderId, date) => `Commande ${orderId} · ${date}`,
  withoutId: 'Commande sans numéro',
  shipTo: 'Livrer à',
  bookedBy: 'Commandé par',
  thanks: (shop) => `Merci de votre achat chez ${shop}.`,
};
