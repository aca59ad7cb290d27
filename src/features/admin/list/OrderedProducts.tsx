import { Fragment } from 'react';
import type { OrderedProduct } from '@/domain/adminUsers';
import { bookedName } from '@/domain/bookings';
import { EnglishText } from '@/ui/EnglishText';
import { orderTexts } from './texts';

/** An order's products in one line. */
export function OrderedProducts({ products }: { products: readonly OrderedProduct[] }) {
  return products.map((product, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an order never changes its lines.
    <Fragment key={index}>
      {index > 0 && ', '}
      <EnglishText when={product.name !== ''}>{orderTexts.line(product.quantity, bookedName(product))}</EnglishText>
    </Fragment>
  ));
}
