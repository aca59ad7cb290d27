import type { ledgerChartTexts as english } from '@/features/admin/payments/ledgerChartTexts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const ledgerChartTexts: Translation<typeof english> = {
  paid: 'Payé',
  noDates: 'Aucun paiement daté.',
  day: {
    title: 'Paiements par jour',
    summary: (count, from, to, best, bestAmount) =>
      plural(count, {
        one: `Paiements par jour : ${from} – ${to}. ${count} jour avec des paiements; maximum : ${best}, ${bestAmount}. Tous les montants sont dans le tableau « Totaux par jour ».`,
        other: `Paiements par jour : ${from} – ${to}. ${count} jours avec des paiements; maximum : ${best}, ${bestAmount}. Tous les montants sont dans le tableau « Totaux par jour ».`,
      }),
    note: (count) =>
      `Les ${count} derniers jours jusqu’au paiement le plus récent de la liste, sans les paiements datés dans l’avenir. Tous les montants sont sous « Par jour ».`,
  },
  week: {
    title: 'Paiements par semaine',
    summary: (count, from, to, best, bestAmount) =>
      plural(count, {
        one: `Paiements par semaine : ${from} – ${to}. ${count} semaine avec des paiements; maximum : ${best}, ${bestAmount}. Tous les montants sont dans le tableau « Paiements par période ».`,
        other: `Paiements par semaine : ${from} – ${to}. ${count} semaines avec des paiements; maximum : ${best}, ${bestAmount}. Tous les montants sont dans le tableau « Paiements par période ».`,
      }),
    note: (count) =>
      `Les ${count} dernières semaines jusqu’au paiement le plus récent de la liste, sans les paiements datés dans l’avenir. Une barre hachurée est la semaine en cours, qui n’est pas terminée. Tous les montants sont dans le tableau « Paiements par période ».`,
  },
  month: {
    title: 'Paiements par mois',
    summary: (count, from, to, best, bestAmount) =>
      plural(count, {
        one: `Paiements par mois : ${from} – ${to}. ${count} mois avec des paiements; maximum : ${best}, ${bestAmount}. Tous les montants sont dans le tableau « Paiements par période ».`,
        other: `Paiements par mois : ${from} – ${to}. ${count} mois avec des paiements; maximum : ${best}, ${bestAmount}. Tous les montants sont dans le tableau « Paiements par période ».`,
      }),
    note: (count) =>
      `Les ${count} derniers mois jusqu’au paiement le plus récent de la liste, sans les paiements datés dans l’avenir. Une barre hachurée est le mois en cours, qui n’est pas terminé. Tous les montants sont dans le tableau « Paiements par période ».`,
  },
};
