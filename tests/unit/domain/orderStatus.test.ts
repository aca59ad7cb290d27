import { expect, it } from 'vitest';
import { orderStatusLabel } from '@/domain/orderStatus';
import { inFrench } from '../../support/windows';

const written = ['Confirmed', 'shipped ', 'IN-TRANSIT', 'Delivered', 'Lost', ''];

it('a status in English is what the server wrote', () => {
  expect(written.map(orderStatusLabel)).toEqual(written);
});

it('a known status is French in French, and any other is what the server wrote', async () => {
  const french = await inFrench<typeof import('@/domain/orderStatus')>('domain/orderStatus.ts');
  expect(written.map(french.orderStatusLabel)).toEqual(['Confirmée', 'Expédiée', 'En transit', 'Livrée', 'Lost', '']);
});
