import { Fragment } from 'react';
import { adminDomainTexts } from '@/domain/adminTexts';
import type { UserOrder } from '@/domain/adminUsers';
import { EnglishText } from '@/ui/EnglishText';

/** An order's products in one line. */
export function OrderContents({ order }: { order: UserOrder }) {
  return order.contents.map((product, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an order never changes its lines.
    <Fragment key={index}>
      {index > 0 && ', '}
      <EnglishText when={!product.endsWith(adminDomainTexts.productUnavailable)}>{product}</EnglishText>
    </Fragment>
  ));
}
