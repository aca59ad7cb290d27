import { CircleCheck, ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import {
  type FieldDescriptor,
  fieldsOfKind,
  numberUnderstood,
  type ProductField,
  type ProductFormValues,
  productFields,
  productHeader,
  productImageFields,
} from '@/domain/adminProducts';
import { useDebouncedValue } from '@/features/admin/list/useAdminList';
import { safeUrl } from '@/lib/url';
import { Alert } from '@/ui/Alert';
import { Spinner } from '@/ui/Button';
import { TextArea, TextField } from '@/ui/fields';
import { adminProductsTexts } from './texts';

const texts = adminProductsTexts.form;

/** Debounce of the image address, in ms. */
const settleMs = 400;

interface PreviewProps {
  readonly address: string;
  /** 1-based. */
  readonly position: number;
}

/** Shows whether an image address loads, once typing pauses. */
function ImagePreview({ address, position }: PreviewProps) {
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
        <div key={name} className="flex flex-wrap items-start gap-3 sm:col-span-2">
          <ImagePreview address={addresses[index] ?? ''} position={index + 1} />
          <TextField
            label={texts.imageAddress(index + 1)}
            inputMode="url"
            spellCheck={false}
            {...field(name)}
            className="min-w-0 flex-1 basis-32"
          />
        </div>
      ))}
    </FormSection>
  );
}

/** Registers a control under its field's name. */
type FieldOf = (name: ProductField) => UseFormRegisterReturn & { readonly error: string | undefined };

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function FormSection({ title, children }: SectionProps) {
  return (
    <fieldset>
      <legend className="mb-4 font-display text-lg font-semibold">{title}</legend>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

interface ProductFormFieldsProps {
  readonly field: FieldOf;
  /** The values as typed. */
  readonly values: ProductFormValues;
  readonly nameAdvice: string | undefined;
  readonly advice: readonly string[];
}

const hints: Readonly<Partial<Record<ProductField, string>>> = texts.hints;

/** All fields except the pictures. */
export function ProductFormFields({ field, values, nameAdvice, advice }: ProductFormFieldsProps) {
  return (
    <>
      <FormSection title={texts.product}>
        {fieldsOfKind('text').map((name) => {
          const { isMultiline }: FieldDescriptor = productFields[name];
          const shared = { label: productHeader(name), ...field(name) };
          if (isMultiline) return <TextArea key={name} rows={5} {...shared} className="sm:col-span-2" />;
          if (name !== 'name') return <TextField key={name} hint={hints[name]} {...shared} />;
          return <TextField key={name} required hint={nameAdvice} {...shared} className="sm:col-span-2" />;
        })}
      </FormSection>
      <FormSection title={texts.priceAndStock}>
        {fieldsOfKind('number').map((name) => (
          <TextField
            key={name}
            label={productHeader(name)}
            required
            inputMode={name === 'stockSize' ? 'numeric' : 'decimal'}
            hint={[hints[name], numberUnderstood(name, values[name])].filter(Boolean).join(' · ')}
            {...field(name)}
          />
        ))}
        <div className="sm:col-span-2">{advice.length > 0 && <Alert>{advice.join(' ')}</Alert>}</div>
      </FormSection>
    </>
  );
}
