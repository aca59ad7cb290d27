import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Product } from '@/contract/product';
import { type ProductFormValues, productFormOf } from '@/domain/productForm';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { productDraftDropped, productDraftKept, selectProductDraft } from './productDraftsSlice';

/**
 * The product form's state. Unsaved changes survive Back, a list reload or an expired session as a draft; the browser asks
 * before it reloads the page.
 */
export function useProductForm(
  product: Product | undefined,
  onDirty: (dirty: boolean) => void,
  discarded: RefObject<boolean>,
) {
  const id = product?._id ?? 'new';
  const dispatch = useAppDispatch();
  // The values at opening: a refetched list must not change what the form compares with.
  const [initial] = useState(() => productFormOf(product));
  const [draft] = useState(useAppSelector((state) => selectProductDraft(state, id)));
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
      if (dirty.current && !discarded.current) dispatch(productDraftKept({ id, values: form.getValues() }));
    },
    [id, form, discarded, dispatch],
  );

  /** Drops the draft after a save. */
  function settle() {
    dirty.current = false;
    dispatch(productDraftDropped(id));
  }
  return { form, initial, restored: draft !== undefined, settle };
}
