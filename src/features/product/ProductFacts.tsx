import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHref } from 'react-router-dom';
import { minimumOrderCents, shippingCents } from '@/config/constants';
import { deliveryAbroad, words } from '@/config/messages';
import type { Product } from '@/contract/product';
import { mailLink, whatsAppLink } from '@/domain/contact';
import { formatMoney } from '@/domain/money';
import { unitPriceOf } from '@/domain/price';
import { valueLabel } from '@/domain/product';
import { totalTexts } from '@/domain/texts';
import { filterTexts } from '@/features/catalogue/texts';
import { CompareToggle } from '@/features/compare/CompareSwitch';
import { copyText } from '@/lib/text';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { useProductPath } from '@/state/products';
import { Button } from '@/ui/Button';
import { EnglishText } from '@/ui/EnglishText';
import { NewWindowLink } from '@/ui/VisuallyHidden';
import { productExtrasTexts, productTexts } from './texts';

const facts = 'grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-[min(1.5rem,5vw)] gap-y-2 wrap-anywhere';

/** Dose form, pack size and category, where the server sends them. */
export function ProductFacts({ product: { dose_form, pack_size, category } }: { product: Product }) {
  if (!dose_form && !pack_size && !category) return null;
  return (
    <dl className={`mt-6 text-sm ${facts}`}>
      {dose_form && <Row name={filterTexts.form}>{valueLabel('form', dose_form)}</Row>}
      {pack_size && (
        <Row name={productTexts.packSize}>
          <EnglishText>{pack_size}</EnglishText>
        </Row>
      )}
      {category && <Row name={filterTexts.category}>{valueLabel('category', category)}</Row>}
    </dl>
  );
}

/** Unit price, shipping, contact (§1, §9) and Share. */
export function ProductExtras({ product }: { product: Product }) {
  const unit = unitPriceOf(product);
  return (
    <section aria-label={productExtrasTexts.title} className="mt-6 border-t border-ivory-edge pt-5 text-sm">
      <dl className={facts}>
        {unit && (
          <Row name={productExtrasTexts.unitPrice}>{productExtrasTexts.per[unit.per](formatMoney(unit.cents))}</Row>
        )}
        <Row name={totalTexts.shipping}>{productExtrasTexts.shippingFee(formatMoney(shippingCents))}</Row>
        <Row name={words.minimumOrder}>{productExtrasTexts.beforeShipping(formatMoney(minimumOrderCents))}</Row>
        <Row name={productExtrasTexts.abroad}>{deliveryAbroad}</Row>
        <Row name={productExtrasTexts.questions}>
          <Contact product={product.name} />
        </Row>
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <ShareButton product={product} />
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
      <NewWindowLink href={whatsAppLink(productExtrasTexts.aboutProduct(product))} className={linkClass}>
        {words.whatsApp}
      </NewWindowLink>
      <a href={mailLink(product)} className={linkClass}>
        {words.email}
      </a>
    </span>
  );
}

/** Shares the page with the system's own dialog, or else copies its URL. */
function ShareButton({ product }: { product: Product }) {
  const dispatch = useAppDispatch();
  const address = useHref(useProductPath()(product));

  async function share() {
    const url = window.location.origin + address;
    if (typeof navigator.share === 'function') {
      // Rejects when the visitor closes the dialog.
      await navigator.share({ title: product.name, url }).catch(() => {});
      return;
    }
    if (await copyText(url)) dispatch(noticeShown(productExtrasTexts.copied, 'success'));
    else dispatch(noticeShown(productExtrasTexts.notCopied, 'error'));
  }

  return (
    <Button variant="secondary" size="small" className="print:hidden" onClick={() => void share()}>
      <Share2 aria-hidden size={16} />
      {productExtrasTexts.share}
    </Button>
  );
}
