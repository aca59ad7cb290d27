import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ProductField } from '@/domain/productForm';
import { Alert } from '@/ui/Alert';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';

/** Ties a control to the form by its field's name. */
export type FieldOf = (name: ProductField) => UseFormRegisterReturn & { readonly error: string | undefined };

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One group of fields. */
export function FormSection({ title, children }: SectionProps) {
  return (
    <fieldset>
      <legend className="mb-4 font-display text-lg font-semibold">{title}</legend>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

const money = { type: 'number', inputMode: 'decimal', min: 0, step: '0.01', required: true } as const;

/** Everything about a product but its pictures. */
export function ProductFormFields({ field, advice }: { field: FieldOf; advice: string }) {
  return (
    <>
      <FormSection title="Product">
        <TextField label="Name" required {...field('name')} className="sm:col-span-2" />
        <TextField label="Brand" {...field('brand')} />
        <TextField label="Category" {...field('category')} />
        <TextField label="Subcategory" {...field('subcategory')} />
        <TextField label="Dose form" hint="Capsules, oil, powder …" {...field('dose_form')} />
        <TextField label="Pack size" hint="60 capsules, 200 ml …" {...field('pack_size')} />
        <TextArea label="Description" rows={5} {...field('description')} className="sm:col-span-2" />
      </FormSection>
      <FormSection title="Price and stock">
        <TextField label="Original price (CA$)" hint="Shown struck through" {...money} {...field('price')} />
        <TextField label="Selling price (CA$)" hint="What the customer pays" {...money} {...field('oprice')} />
        <TextField
          label="Stock (units)"
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
