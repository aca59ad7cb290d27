import { type Control, useWatch } from 'react-hook-form';
import { type ProductFormValues, productImageFields } from '@/domain/productForm';
import { TextField } from '@/ui/fields';
import { ImagePreview } from './ImagePreview';
import { type FieldOf, FormSection } from './ProductFormFields';
import { adminProductsTexts } from './texts';

const texts = adminProductsTexts.form;

interface Props {
  readonly field: FieldOf;
  readonly control: Control<ProductFormValues>;
}

/** image1 to image5 (§2), each with a preview. */
export function ProductImageFields({ field, control }: Props) {
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
