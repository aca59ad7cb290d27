import type { ReactNode } from 'react';
import { minimumOrderCents, shippingCents } from '@/config/constants';
import { deliveryAbroad } from '@/config/delivery';
import type { Product } from '@/contract/product';
import { mailLink, whatsAppLink } from '@/domain/contactLinks';
import { formatMoney } from '@/domain/money';
import { unitPriceOf } from '@/domain/unitPrice';
import { CompareToggle } from '@/features/compare/CompareToggle';
import { ShareButton } from './ShareButton';
import { productExtrasTexts } from './texts';
import { useRememberProduct } from './useRememberProduct';

/** What the first view leaves out: the unit price, shipping, contact (§1, §9) and Share. Loads once it comes near. */
export function ProductExtras({ product }: { product: Product }) {
  useRememberProduct(product._id);
  const unit = unitPriceOf(product);
  return (
    <section aria-label={productExtrasTexts.title} className="mt-6 border-t border-ivory-edge pt-5 text-sm">
      <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-[min(1.5rem,5vw)] gap-y-2 wrap-anywhere">
        {unit && (
          <Row name={productExtrasTexts.unitPrice}>{productExtrasTexts.per[unit.per](formatMoney(unit.cents))}</Row>
        )}
        <Row name={productExtrasTexts.shipping}>{productExtrasTexts.shippingFee(formatMoney(shippingCents))}</Row>
        <Row name={productExtrasTexts.minimumOrder}>
          {productExtrasTexts.beforeShipping(formatMoney(minimumOrderCents))}
        </Row>
        <Row name={productExtrasTexts.abroad}>{deliveryAbroad}</Row>
        <Row name={productExtrasTexts.questions}>
          <Contact product={product.name} />
        </Row>
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <ShareButton name={product.name} />
        <CompareToggle productId={product._id} />
      </div>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

const linkClass = 'inline-flex min-h-6 items-center text-leaf underline underline-offset-4';

function Contact({ product }: { product: string }) {
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-1">
      <a
        href={whatsAppLink(productExtrasTexts.aboutProduct(product))}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={productExtrasTexts.whatsAppLabel}
        className={linkClass}
      >
        {productExtrasTexts.whatsApp}
      </a>
      <a href={mailLink(product)} className={linkClass}>
        {productExtrasTexts.email}
      </a>
    </span>
  );
}
