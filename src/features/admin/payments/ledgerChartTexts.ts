import { plural } from '@/lib/numbers';

export const ledgerChartTexts = {
  paid: 'Paid',
  noDates: 'No payments with a date.',
  day: {
    title: 'Paid per day',
    summary: (count: number, from: string, to: string, best: string, bestAmount: string) =>
      plural(count, {
        one: `Paid per day, ${from} to ${to}. Payments on ${count} day; the highest on ${best}, ${bestAmount}. For all figures, see the Totals by day table.`,
        other: `Paid per day, ${from} to ${to}. Payments on ${count} days; the highest on ${best}, ${bestAmount}. For all figures, see the Totals by day table.`,
      }),
    note: (count: number) =>
      `The last ${count} days up to the newest payment listed, without payments dated in the future. For all figures, see “By day”.`,
  },
  week: {
    title: 'Paid per week',
    summary: (count: number, from: string, to: string, best: string, bestAmount: string) =>
      plural(count, {
        one: `Paid per week, ${from} to ${to}. Payments in ${count} week; the highest in the ${best}, ${bestAmount}. For all figures, see the table Paid by period.`,
        other: `Paid per week, ${from} to ${to}. Payments in ${count} weeks; the highest in ${best}, ${bestAmount}. For all figures, see the table Paid by period.`,
      }),
    note: (count: number) =>
      `The last ${count} weeks up to the newest payment listed, without payments dated in the future. A striped bar is the present week, which is not over. For all figures, see the table Paid by period.`,
  },
  month: {
    title: 'Paid per month',
    summary: (count: number, from: string, to: string, best: string, bestAmount: string) =>
      plural(count, {
        one: `Paid per month, ${from} to ${to}. Payments in ${count} month; the highest in ${best}, ${bestAmount}. For all figures, see the table Paid by period.`,
        other: `Paid per month, ${from} to ${to}. Payments in ${count} months; the highest in ${best}, ${bestAmount}. For all figures, see the table Paid by period.`,
      }),
    note: (count: number) =>
      `The last ${count} months up to the newest payment listed, without payments dated in the future. A striped bar is the present month, which is not over. For all figures, see the table Paid by period.`,
  },
} as const;
