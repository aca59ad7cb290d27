import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ProductField } from '@/domain/productForm';
import { Alert } from '@/ui/Alert';
import { TextArea, TextField } from '@/ui/fields';
import { adminProductsTexts } from './texts';

const texts = adminProductsTexts.form;

/** Registers a control under its field's name. */
export type FieldOf = (name: ProductField) => UseFormRegisterReturn & { readonly error: string | undefined };

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function FormSection({ title, children }: SectionProps) {
  return (
    <fieldset>
      <legend className="mb-4 font-display text-lg font-semibold">{title}</legend>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

const money = { type: 'number', inputMode: 'decimal', min: 0, step: '0.01', required: true } as const;

/** All fields except the pictures. */
export function ProductFormFields({ field, advice }: { field: FieldOf; advice: string }) {
  return (
    <>
      <FormSection title={texts.product}>
        <TextField label={texts.name} required {...field('name')} className="sm:col-span-2" />
        <TextField label={adminProductsTexts.brand} {...field('brand')} />
        <TextField label={adminProductsTexts.category} {...field('category')} />
        <TextField label={texts.subcategory} {...field('subcategory')} />
        <TextField label={texts.doseForm} hint={texts.doseFormHint} {...field('dose_form')} />
        <TextField label={texts.packSize} hint={texts.packSizeHint} {...field('pack_size')} />
        <TextArea label={texts.description} rows={5} {...field('description')} className="sm:col-span-2" />
      </FormSection>
      <FormSection title={texts.priceAndStock}>
        <TextField label={texts.originalPrice} hint={texts.originalPriceHint} {...money} {...field('price')} />
        <TextField label={texts.sellingPrice} hint={texts.sellingPriceHint} {...money} {...field('oprice')} />
        <TextField
          label={texts.stock}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          required
          {...field('stockSize')}
        />
        <div className="sm:col-span-2">{advice && <Alert>{advice}</Alert>}</div>
      </FormSection>
    </>
  );
}
