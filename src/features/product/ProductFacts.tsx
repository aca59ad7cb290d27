import type { Product } from '@/contract/product';
import { valueLabel } from '@/domain/valueLabel';
import { language } from '@/lib/language';
import { productTexts } from './texts';

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
