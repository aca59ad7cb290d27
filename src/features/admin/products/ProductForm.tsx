import { type RefObject, useState } from 'react';
import { useAddProductMutation } from '@/api/adminApi';
import { isRefused } from '@/api/apiError';
import { slowAnswerMs } from '@/config/constants';
import { messages, slowText } from '@/config/messages';
import type { Product } from '@/contract/product';
import {
  editedValues,
  type ProductEditValues,
  type ProductField,
  type ProductFormValues,
  productFormAdvice,
  productFormProblems,
  productPayload,
} from '@/domain/productForm';
import { type SendResult, sendProductChange } from '@/features/admin/changes/sendProductChange';
import { problemText } from '@/features/admin/list/problemText';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { SlowNote } from '@/ui/loading';
import { ConflictChoice } from './ConflictChoice';
import { ProductFormFields } from './ProductFormFields';
import { ProductImageFields } from './ProductImageFields';
import { maxAgeMs } from './saveProductEdit';
import { adminProductsTexts } from './texts';
import { useProductForm } from './useProductForm';

const texts = adminProductsTexts.form;

interface Props {
  /** The form's own: a product's, 'new', or a copy's. */
  readonly id: string;
  /** Absent for a new product. */
  readonly product?: Product;
  /** The product whose values a new one starts with. */
  readonly copied?: Product;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
  readonly onDirty: (dirty: boolean) => void;
  /** Whether the administrator discarded the changes. */
  readonly discarded: RefObject<boolean>;
}

/** Adds or changes a product (§5, §7). */
export function ProductForm({ id, product, copied, onSaved, onCancel, onDirty, discarded }: Props) {
  const dispatch = useAppDispatch();
  const [addProduct] = useAddProductMutation();
  const { form, initial, restored, settle } = useProductForm({ id, product, copied, onDirty, discarded });
  const { register, handleSubmit, setError, setFocus, setValue, formState, control, watch } = form;
  const [problem, setProblem] = useState('');
  const [theirs, setTheirs] = useState<ProductEditValues | null>(null);
  const [unanswered, setUnanswered] = useState<readonly ProductEditValues[]>([]);

  /** Only what was edited: other fields may have newer values by now. */
  async function send(values: ProductFormValues, overwrite: boolean): Promise<SendResult> {
    if (product) {
      const after = editedValues(initial, values);
      const change = { productId: product._id, before: initial, after, unanswered };
      const result = await dispatch(sendProductChange(change, { maxAgeMs, overwrite }));
      if (result.state === 'failed' && !result.refused) setUnanswered([...unanswered, after]);
      return result;
    }
    const { error } = await addProduct(productPayload(values, copied?.images));
    return error === undefined
      ? { state: 'saved' }
      : { state: 'failed', problem: problemText(error), refused: isRefused(error) };
  }

  async function submit(values: ProductFormValues, overwrite = false) {
    setProblem('');
    setTheirs(null);
    const problems = Object.entries(productFormProblems(values, product && initial)) as [ProductField, string][];
    for (const [field, message] of problems) setError(field, { message });
    const [first] = problems;
    if (first) return setFocus(first[0]);
    if (product && Object.keys(editedValues(initial, values)).length === 0) return finish();
    const result = await send(values, overwrite);
    if (result.state === 'failed') return setProblem(result.problem);
    if (result.state === 'conflict') return setTheirs(result.theirs);
    dispatch(noticeShown(product ? messages.productUpdated : messages.productAdded, 'success'));
    finish();
  }

  function finish() {
    settle();
    onSaved();
  }

  function keepTheirs(values: ProductEditValues) {
    for (const [name, value] of Object.entries(values)) setValue(name as ProductField, value, { shouldDirty: true });
    setTheirs(null);
  }

  const field = (name: ProductField) => ({ ...register(name), error: formState.errors[name]?.message });
  const advice = productFormAdvice({ price: watch('price'), oprice: watch('oprice') });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => submit(values))(event)} className="space-y-8">
      {restored && <Alert>{texts.restored}</Alert>}
      <ProductFormFields field={field} advice={advice} />
      <ProductImageFields field={field} control={control} />
      {theirs && (
        <ConflictChoice
          mine={form.getValues()}
          theirs={theirs}
          onSaveMine={() => void handleSubmit((values) => submit(values, true))()}
          onKeepTheirs={() => keepTheirs(theirs)}
        />
      )}
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="flex flex-wrap justify-end gap-3 border-t border-ivory-edge pt-5">
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={formState.isSubmitting}>
          {product ? texts.save : texts.add}
        </Button>
      </div>
      <SlowNote active={formState.isSubmitting} afterMs={slowAnswerMs}>
        {slowText}
      </SlowNote>
    </form>
  );
}
