import { Fragment } from 'react';
import { adminDomainTexts } from '@/domain/adminTexts';
import type { OrderedProduct } from '@/domain/adminUsers';
import { EnglishText } from '@/ui/EnglishText';
import { orderTexts } from './texts';

/** An order's products in one line. */
export function OrderedProducts({ products }: { products: readonly OrderedProduct[] }) {
  return products.map(({ quantity, name }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an order never changes its lines.
    <Fragment key={index}>
      {index > 0 && ', '}
      <EnglishText when={name !== adminDomainTexts.productUnavailable}>{orderTexts.line(quantity, name)}</EnglishText>
    </Fragment>
  ));
}
