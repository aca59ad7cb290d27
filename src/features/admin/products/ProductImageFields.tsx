import { type Control, useWatch } from 'react-hook-form';
import { type ProductFormValues, productImages } from '@/domain/productForm';
import { TextField } from '@/ui/TextField';
import { ImagePreview } from './ImagePreview';
import { type FieldOf, FormSection } from './ProductFormFields';

interface Props {
  readonly field: FieldOf;
  readonly control: Control<ProductFormValues>;
}

/** image1 to image5 (§2), each with a preview of what the shop will show. */
export function ProductImageFields({ field, control }: Props) {
  const addresses = useWatch({ control, name: productImages });
  return (
    <FormSection title="Pictures">
      {productImages.map((name, place) => (
        <div key={name} className="flex items-start gap-3 sm:col-span-2">
          <ImagePreview address={addresses[place] ?? ''} number={place + 1} />
          <TextField
            label={`Image ${place + 1} address`}
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
