import { expect, it } from 'vitest';
import { deliverySteps, orderStage, orderStatusLabel, orderStatusRow } from '@/domain/orderStatus';
import { inFrench } from '../../support/windows';

const written = ['Confirmed', 'shipped ', 'IN-TRANSIT', 'Delivered', 'Lost', ''];

it('a status in English is what the server wrote', () => {
  expect(written.map(orderStatusLabel)).toEqual(written);
});

it('a known status is French in French, and any other is what the server wrote', async () => {
  const french = await inFrench<typeof import('@/domain/orderStatus')>('domain/orderStatus.ts');
  expect(written.map(french.orderStatusLabel)).toEqual(['Confirmée', 'Expédiée', 'En transit', 'Livrée', 'Lost', '']);
});

it('the steps of a delivery are numbered without a gap, and only the last one is final', () => {
  const rows = deliverySteps.map(orderStatusRow);
  expect(rows.map((row) => row?.step)).toEqual([0, 1, 2, 3]);
  expect(rows.map((row) => row?.isFinal)).toEqual([false, false, false, true]);
});

it.each(['Cancelled', 'Refunded', 'Lost', ''])('the status "%s" is no step of a delivery', (status) => {
  expect(orderStatusRow(status)).toBeNull();
  expect(orderStage(status)).toBeNull();
});
