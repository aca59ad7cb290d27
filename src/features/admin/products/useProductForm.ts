import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Product } from '@/contract/product';
import { type ProductFormValues, productFormOf } from '@/domain/productForm';
import { draftOf, dropDraft, keepDraft } from './productDrafts';

/**
 * The product form's state. What was typed and not saved is kept when the form goes away by Back, a reload of the list or a
 * sign-in that was asked for, and is there again when it comes back; a reload of the page is asked about.
 */
export function useProductForm(
  product: Product | undefined,
  onDirty: (dirty: boolean) => void,
  discarded: RefObject<boolean>,
) {
  const id = product?._id ?? 'new';
  // As it was when the form opened: a list that is read again must not change what is being compared.
  const [initial] = useState(() => productFormOf(product));
  const [draft] = useState(() => draftOf(id));
  const form = useForm<ProductFormValues>({ defaultValues: initial });
  const { isDirty } = form.formState;
  const dirty = useRef(isDirty);

  useEffect(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true });
  }, [draft, form]);
  useEffect(() => {
    dirty.current = isDirty;
    onDirty(isDirty);
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, onDirty]);
  useEffect(
    () => () => {
      if (dirty.current && !discarded.current) keepDraft(id, form.getValues());
    },
    [id, form, discarded],
  );

  /** Nothing is left to keep. */
  function settle() {
    dirty.current = false;
    dropDraft(id);
  }
  return { form, initial, restored: draft !== undefined, settle };
}
