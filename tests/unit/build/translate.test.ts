import { expect, it } from 'vitest';
import { bundleScript, readCatalogue } from '@/build/bundle';

it('numbers and plurals are those of the build’s language', async () => {
  type Numbers = typeof import('@/lib/numbers');
  type Money = typeof import('@/domain/money');
  const [numbers, money] = await Promise.all([
    readCatalogue<Numbers>('lib/numbers.ts', 'fr'),
    readCatalogue<Money>('domain/money.ts', 'fr'),
  ]);
  expect(numbers.decimal(4.5)).toBe('4,5');
  expect(numbers.oneDecimal(4)).toBe('4,0');
  expect(numbers.plural(0, 'avis', 'des avis')).toBe('avis');
  expect(money.formatMoney(123450)).toBe('1\u00a0234,50\u00a0$\u00a0CA');
  expect(money.formatMoney(123456789)).toBe('1\u00a0234\u00a0567,89\u00a0$\u00a0CA');
  expect(money.formatMoney(-500)).toBe('-5,00\u00a0$\u00a0CA');
});

it('what only another language needs is left out of an English build', async () => {
  const script = await bundleScript('lib/serverWriting.ts', {}, 'en');
  expect(script).not.toContain('Set');
  expect(await bundleScript('lib/serverWriting.ts', {}, 'fr')).toContain('Set');
});
