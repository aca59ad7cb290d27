import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Product } from '@/contract/product';
import { type ProductFormValues, productFormOf } from '@/domain/productForm';
import { useAskBeforeLeaving } from '@/lib/visibility';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { productDraftDropped, productDraftKept, selectProductDraft } from './productDraftsSlice';
import { adminProductsTexts } from './texts';

interface Options {
  readonly id: string;
  readonly product: Product | undefined;
  readonly copied: Product | undefined;
  readonly onDirty: (dirty: boolean) => void;
  readonly discarded: RefObject<boolean>;
}

function copiedForm(product: Product): ProductFormValues {
  return { ...productFormOf(product), name: adminProductsTexts.form.copyName(product.name) };
}

/**
 * The product form's state. Unsaved changes survive Back, a list reload or an expired session as a draft; the browser asks
 * before it reloads the page.
 */
export function useProductForm({ id, product, copied, onDirty, discarded }: Options) {
  const dispatch = useAppDispatch();
  const [draft] = useState(useAppSelector((state) => selectProductDraft(state, id)));
  // The values at opening: a refetched list must not change what the form compares with.
  const [initial] = useState(() => draft?.initial ?? (copied ? copiedForm(copied) : productFormOf(product)));
  const [copiedImages] = useState(copied?.images ?? draft?.copiedImages ?? []);
  const form = useForm<ProductFormValues>({ defaultValues: initial });
  const { isDirty } = form.formState;
  const dirty = useRef(isDirty);

  useEffect(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  }, [draft, form]);
  useEffect(() => {
    dirty.current = isDirty;
    onDirty(isDirty);
  }, [isDirty, onDirty]);
  useAskBeforeLeaving(isDirty);
  useEffect(
    () => () => {
      if (discarded.current) return;
      if (dirty.current) dispatch(productDraftKept({ id, initial, values: form.getValues(), copiedImages }));
      else dispatch(productDraftDropped(id));
    },
    [id, form, initial, copiedImages, discarded, dispatch],
  );

  /** Drops the draft after a save. */
  function settle() {
    dirty.current = false;
    dispatch(productDraftDropped(id));
  }
  return { form, initial, restored: draft !== undefined, settle };
}
