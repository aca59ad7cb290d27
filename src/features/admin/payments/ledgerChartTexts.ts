import { plural } from '@/lib/plural';

export const ledgerChartTexts = {
  title: 'Paid per day',
  paid: 'Paid',
  noDates: 'No payments with a date.',
  summary: (count: number, from: string, to: string, bestDay: string, bestAmount: string) =>
    plural(count, {
      one: `Paid per day, ${from} to ${to}. Payments on ${count} day; the highest on ${bestDay}, ${bestAmount}. For all figures, see the Totals by day table.`,
      other: `Paid per day, ${from} to ${to}. Payments on ${count} days; the highest on ${bestDay}, ${bestAmount}. For all figures, see the Totals by day table.`,
    }),
  note: (days: number) =>
    `The last ${days} days up to the newest payment listed, without payments dated in the future. For all figures, see “By day”.`,
} as const;
