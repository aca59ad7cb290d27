import { type RefObject, useState } from 'react';
import { useAddProductMutation, useUpdateProductMutation } from '@/api/adminApi';
import { slowText } from '@/config/commonMessages';
import { slowAnswerMs } from '@/config/constants';
import { messages } from '@/config/messages';
import type { Product } from '@/contract/product';
import {
  type ProductField,
  type ProductFormValues,
  productChanges,
  productFormAdvice,
  productFormProblems,
  productPayload,
} from '@/domain/productForm';
import { problemText } from '@/features/admin/list/problemText';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/noticeSlice';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { SlowNote } from '@/ui/SlowNote';
import { ProductFormFields } from './ProductFormFields';
import { ProductImageFields } from './ProductImageFields';
import { adminProductsTexts } from './texts';
import { useProductForm } from './useProductForm';

const texts = adminProductsTexts.form;

interface Props {
  /** Absent for a new product. */
  readonly product?: Product;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
  readonly onDirty: (dirty: boolean) => void;
  /** Whether the administrator discarded the changes. */
  readonly discarded: RefObject<boolean>;
}

/** Adds or changes a product (§5, §7). */
export function ProductForm({ product, onSaved, onCancel, onDirty, discarded }: Props) {
  const dispatch = useAppDispatch();
  const [addProduct] = useAddProductMutation();
  const [updateProduct] = useUpdateProductMutation();
  const { form, initial, restored, settle } = useProductForm(product, onDirty, discarded);
  const { register, handleSubmit, setError, setFocus, formState, control, watch } = form;
  const [problem, setProblem] = useState('');

  const send = (values: ProductFormValues) =>
    product
      ? updateProduct({ productId: product._id, updatedData: productChanges(product, values) })
      : addProduct(productPayload(values));

  async function submit(values: ProductFormValues) {
    setProblem('');
    const problems = Object.entries(productFormProblems(values, product && initial)) as [ProductField, string][];
    for (const [field, message] of problems) setError(field, { message });
    const [first] = problems;
    if (first) return setFocus(first[0]);
    if (product && Object.keys(productChanges(product, values)).length === 0) return finish();
    const outcome = await send(values);
    if ('error' in outcome) return setProblem(problemText(outcome.error));
    dispatch(noticeShown(product ? messages.productUpdated : messages.productAdded, 'success'));
    finish();
  }

  function finish() {
    settle();
    onSaved();
  }

  const field = (name: ProductField) => ({ ...register(name), error: formState.errors[name]?.message });
  const advice = productFormAdvice({ price: watch('price'), oprice: watch('oprice') });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="space-y-8">
      {restored && <Alert>{texts.restored}</Alert>}
      <ProductFormFields field={field} advice={advice} />
      <ProductImageFields field={field} control={control} />
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
