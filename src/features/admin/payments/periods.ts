import type { PeriodUnit } from '@/domain/periods';
import { dayText, monthText } from '@/features/admin/list/format';
import { adminLedgerTexts } from './texts';

/** How many of the last periods are shown. */
export const periodCounts: Readonly<Record<PeriodUnit, number>> = { day: 30, week: 26, month: 24 };

export const periodNames: Readonly<Record<PeriodUnit, (period: string) => string>> = {
  day: dayText,
  week: (monday) => (monday ? adminLedgerTexts.weekOf(dayText(monday)) : dayText(monday)),
  month: monthText,
};

/** Short, for an axis: a day without its year, a month in full. */
export function periodTick(period: string, unit: PeriodUnit): string {
  return unit === 'month' ? monthText(period) : dayText(period).replace(/,? \d{4}$/, '');
}
