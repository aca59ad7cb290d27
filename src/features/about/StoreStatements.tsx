import { minimumOrderCents } from '@/config/constants';
import { formatMoney } from '@/domain/money';
import { aboutTexts } from './texts';

const statements = [
  { title: aboutTexts.sellerTitle, text: aboutTexts.seller },
  { title: aboutTexts.doctorTitle, text: aboutTexts.doctor },
  { title: aboutTexts.minimumOrderTitle, text: aboutTexts.minimumOrder(formatMoney(minimumOrderCents)) },
] as const;

/** The store's statements (§1). */
export function StoreStatements() {
  return (
    <ol className="mt-14 grid gap-x-12 gap-y-10 md:grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]">
      {statements.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-saffron pt-5">
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-3 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
