import { minimumOrderCents, shippingCents } from '@/config/constants';
import { formatMoney } from '@/domain/money';

const promises = [
  {
    title: 'One flat shipping fee',
    text: `${formatMoney(shippingCents)} to any address in Canada, whatever the size of your order.`,
  },
  {
    title: 'Guests are welcome',
    text: 'Check out with just an email address, or sign up to keep a cart and a wishlist.',
  },
  {
    title: 'Clear from the start',
    text: `The minimum order is ${formatMoney(minimumOrderCents)} before shipping. You see the total before you pay.`,
  },
] as const;

/** What a shopper can count on, in the shop's own rules (§9). */
export function ShopPromises() {
  return (
    <section aria-label="How we sell" className="mx-auto max-w-shop px-4 sm:px-8">
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
