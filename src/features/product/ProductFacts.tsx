import { Share2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { minimumOrderCents, shippingCents } from '@/config/constants';
import { deliveryAbroad } from '@/config/messages';
import type { Product } from '@/contract/product';
import { mailLink, whatsAppLink } from '@/domain/contact';
import { formatMoney } from '@/domain/money';
import { unitPriceOf } from '@/domain/price';
import { valueLabel } from '@/domain/product';
import { CompareToggle } from '@/features/compare/CompareSwitch';
import { language } from '@/lib/language';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { rememberViewed } from '@/state/recentlyViewed';
import { Button } from '@/ui/Button';
import { productExtrasTexts, productTexts } from './texts';

/** Adds the product to those viewed last. */
export function useRememberProduct(productId: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(rememberViewed(productId)), [dispatch, productId]);
}

function translated({ dose_form, pack_size, category }: Product) {
  return {
    dose_form: dose_form && valueLabel('form', dose_form),
    pack_size: pack_size && <span lang="en">{pack_size}</span>,
    category: category && valueLabel('category', category),
  };
}

/** Dose form, pack size and category, where the server sends them. */
export function ProductFacts({ product }: { product: Product }) {
  const { dose_form, pack_size, category } = language === 'en' ? product : translated(product);
  const facts = (
    [
      [productTexts.doseForm, dose_form],
      [productTexts.packSize, pack_size],
      [productTexts.category, category],
    ] as const
  ).filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-6 grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-[min(1.5rem,5vw)] gap-y-2 text-sm wrap-anywhere">
      {facts.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

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

/** Shares the page with the system's own dialog, or copies its address where there is none. */
export function ShareButton({ name }: { name: string }) {
  const dispatch = useAppDispatch();

  async function share() {
    const { origin, pathname } = window.location;
    const url = origin + pathname;
    if (typeof navigator.share === 'function') {
      // Rejects when the visitor closes the dialog.
      await navigator.share({ title: name, url }).catch(() => {});
      return;
    }
    const copied = await Promise.resolve(navigator.clipboard?.writeText(url).then(() => true)).catch(() => false);
    if (copied) dispatch(noticeShown(productExtrasTexts.copied, 'success'));
    else dispatch(noticeShown(productExtrasTexts.notCopied, 'error'));
  }

  return (
    <Button variant="secondary" size="small" className="print:hidden" onClick={() => void share()}>
      <Share2 aria-hidden size={16} />
      {productExtrasTexts.share}
    </Button>
  );
}
