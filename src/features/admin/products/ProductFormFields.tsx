import { CircleCheck, ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import {
  numberUnderstood,
  type ProductField,
  type ProductFormValues,
  productImageFields,
  type productNumberFields,
} from '@/domain/adminProducts';
import { useDebouncedValue } from '@/features/admin/list/useAdminList';
import { safeUrl } from '@/lib/url';
import { Alert } from '@/ui/Alert';
import { Spinner } from '@/ui/Button';
import { TextArea, TextField } from '@/ui/fields';
import { adminProductsTexts } from './texts';

const texts = adminProductsTexts.form;

/** How long the address must stay the same before it is loaded, in ms. */
const settleMs = 400;

interface Props {
  readonly address: string;
  /** 1-based. */
  readonly position: number;
}

/** Shows whether an image address loads, once typing pauses. */
export function ImagePreview({ address, position }: Props) {
  const typed = useDebouncedValue(address.trim(), settleMs);
  const src = safeUrl(typed);
  const [loaded, setLoaded] = useState('');
  const [broken, setBroken] = useState('');
  const failed = typed !== '' && (src === null || broken === src);
  return (
    <div className="w-24 shrink-0 pt-7 text-center text-xs">
      <div className="grid aspect-square w-full place-items-center overflow-hidden rounded-field border border-ivory-edge bg-ivory-deep">
        {src !== null && !failed && (
          <img
            key={src}
            src={src}
            alt={texts.imagePreview(position)}
            onLoad={() => setLoaded(src)}
            onError={() => setBroken(src)}
            className="col-start-1 row-start-1 size-full object-contain"
          />
        )}
        {src !== null && !failed && loaded !== src && <Spinner className="col-start-1 row-start-1 size-5" />}
        {failed && <ImageOff aria-hidden size={22} className="text-alert" />}
      </div>
      <p role="status" className="mt-1 min-h-4">
        {failed && (
          <span className="font-semibold text-alert">{src === null ? texts.imageUnsafe : texts.imageBroken}</span>
        )}
        {!failed && src !== null && loaded === src && (
          <span className="inline-flex items-center gap-1 text-done">
            <CircleCheck aria-hidden size={12} /> {texts.imageLoads}
          </span>
        )}
      </p>
    </div>
  );
}

interface ProductImageFieldsProps {
  readonly field: FieldOf;
  readonly control: Control<ProductFormValues>;
}

/** image1 to image5 (§2), each with a preview. */
export function ProductImageFields({ field, control }: ProductImageFieldsProps) {
  const addresses = useWatch({ control, name: productImageFields });
  return (
    <FormSection title={texts.pictures}>
      {productImageFields.map((name, index) => (
        <div key={name} className="flex items-start gap-3 sm:col-span-2">
          <ImagePreview address={addresses[index] ?? ''} position={index + 1} />
          <TextField
            label={texts.imageAddress(index + 1)}
            inputMode="url"
            spellCheck={false}
            {...field(name)}
            className="min-w-0 flex-1"
          />
        </div>
      ))}
    </FormSection>
  );
}

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

interface ProductFormFieldsProps {
  readonly field: FieldOf;
  /** The numbers as they are typed. */
  readonly typed: Readonly<Record<(typeof productNumberFields)[number], string>>;
  readonly nameAdvice: string | undefined;
  readonly advice: readonly string[];
}

/** All fields except the pictures. */
export function ProductFormFields({ field, typed, nameAdvice, advice }: ProductFormFieldsProps) {
  const number = (name: keyof typeof typed, hint?: string) => ({
    ...field(name),
    required: true,
    inputMode: name === 'stockSize' ? ('numeric' as const) : ('decimal' as const),
    hint: [hint, numberUnderstood(name, typed[name])].filter(Boolean).join(' · '),
  });
  return (
    <>
      <FormSection title={texts.product}>
        <TextField label={texts.name} required hint={nameAdvice} {...field('name')} className="sm:col-span-2" />
        <TextField label={adminProductsTexts.brand} {...field('brand')} />
        <TextField label={adminProductsTexts.category} {...field('category')} />
        <TextField label={texts.subcategory} {...field('subcategory')} />
        <TextField label={texts.doseForm} hint={texts.doseFormHint} {...field('dose_form')} />
        <TextField label={texts.packSize} hint={texts.packSizeHint} {...field('pack_size')} />
        <TextArea label={texts.description} rows={5} {...field('description')} className="sm:col-span-2" />
      </FormSection>
      <FormSection title={texts.priceAndStock}>
        <TextField label={texts.originalPrice} {...number('price', texts.originalPriceHint)} />
        <TextField label={texts.sellingPrice} {...number('oprice', texts.sellingPriceHint)} />
        <TextField label={texts.stock} {...number('stockSize')} />
        <div className="sm:col-span-2">{advice.length > 0 && <Alert>{advice.join(' ')}</Alert>}</div>
      </FormSection>
    </>
  );
}
