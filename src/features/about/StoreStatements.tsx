import { minimumOrderCents } from '@/config/constants';
import { formatMoney } from '@/domain/money';

const statements = [
  {
    title: 'We are a seller',
    text: 'We only sell. We are not the manufacturer of any product shown here, nor a manufacturer’s representative or customer care.',
  },
  {
    title: 'Your doctor knows you best',
    text: 'We give no medical advice. Before you start, change or stop a medicine, please consult your own doctor.',
  },
  {
    title: 'Minimum order',
    text: `The minimum order is ${formatMoney(minimumOrderCents)}, excluding shipping. Prices are in Canadian dollars.`,
  },
] as const;

/** The store's statements (§1). */
export function StoreStatements() {
  return (
    <ol className="mt-14 grid gap-x-12 gap-y-10 md:grid-cols-3">
      {statements.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-saffron pt-5">
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-3 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
