import type { moneyCsvTexts as english } from '@/domain/moneyCsvTexts';
import type { Translation } from '@/lib/languages';

export const moneyCsvTexts: Translation<typeof english> = {
  periodColumns: {
    period: 'Période',
    bookings: 'Commandes',
    paid: 'Payé ($ CA)',
    before: 'Période précédente ($ CA)',
    difference: 'Écart ($ CA)',
  },
  salesColumns: {
    name: 'Nom',
    pieces: 'Unités',
    goods: 'Marchandises ($ CA)',
    discounts: 'Rabais ($ CA)',
    unknown: 'Unités au rabais inconnu',
  },
  reconciliationColumns: {
    flag: 'Anomalie',
    orderId: 'Nº de commande',
    date: 'Date',
    name: 'Nom',
    transactionId: 'Nº de transaction',
    orderTotal: 'Total de la commande ($ CA)',
    paid: 'Payé ($ CA)',
    difference: 'Écart ($ CA)',
    advice: 'Que faire',
  },
};
