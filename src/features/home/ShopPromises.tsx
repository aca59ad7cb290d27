import { minimumOrderCents, shippingCents } from '@/config/constants';
import { formatMoney } from '@/domain/money';
import { homeBelowTexts } from './texts';

const promises = [
  { title: homeBelowTexts.shippingTitle, text: homeBelowTexts.shipping(formatMoney(shippingCents)) },
  { title: homeBelowTexts.guestsTitle, text: homeBelowTexts.guests },
  { title: homeBelowTexts.minimumOrderTitle, text: homeBelowTexts.minimumOrder(formatMoney(minimumOrderCents)) },
] as const;

export function ShopPromises() {
  return (
    <section aria-label={homeBelowTexts.promises} className="mx-auto max-w-shop px-4 sm:px-8">
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-3">
        {promises.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-leaf pt-5">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
