import { formatMoney } from '@/domain/money';
import type { ComparedPeriod } from '@/domain/sales';
import { moneyTexts as texts } from './texts';

/** The difference from the period before in words; a percentage where there is something to take it of. */
export function changeText({ cents, beforeCents }: Pick<ComparedPeriod, 'cents' | 'beforeCents'>): string {
  if (beforeCents === null) return texts.notCompared;
  const difference = cents - beforeCents;
  if (difference === 0) return texts.same;
  const amount = formatMoney(Math.abs(difference));
  const grows = difference > 0;
  if (beforeCents === 0) return grows ? texts.more(amount) : texts.less(amount);
  const percent = Math.round((Math.abs(difference) / beforeCents) * 100);
  return grows ? texts.morePercent(amount, percent) : texts.lessPercent(amount, percent);
}
