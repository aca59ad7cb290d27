import type { Product } from '@/contract/product';
import { categoryLabel } from '@/domain/categoryLabel';
import { doseFormLabel } from '@/domain/doseFormLabel';
import { language } from '@/lib/language';
import { productTexts } from './texts';

/** Dose form, pack size and category, where the server sends them. */
export function ProductFacts({ product }: { product: Product }) {
  const packSize = language === 'en' ? product.pack_size : <span lang="en">{product.pack_size}</span>;
  const all = [
    [productTexts.doseForm, doseFormLabel(product.dose_form)],
    [productTexts.packSize, product.pack_size && packSize],
    [productTexts.category, categoryLabel(product.category)],
  ] as const;
  const facts = all.filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
