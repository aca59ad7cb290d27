import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { refetchProducts, useAddProductMutation, useAdminGetProductsQuery } from '@/api/adminApi';
import { isSignInRequired } from '@/api/apiError';
import { slowResponseMs } from '@/config/constants';
import { messages, slowText } from '@/config/messages';
import type { Product } from '@/contract/product';
import {
  asReaderTypes,
  asServerSpells,
  editedValues,
  type ProductEditValues,
  type ProductField,
  type ProductFormValues,
  productFormAdvice,
  productFormOf,
  productFormProblems,
  productNameAdvice,
  productNumberFields,
  productPayload,
} from '@/domain/adminProducts';
import { type SendResult, sendProductChange } from '@/features/admin/changes/sendProductChange';
import { problemText } from '@/features/admin/list/problemText';
import { useAskBeforeLeaving } from '@/lib/visibility';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { SlowNote } from '@/ui/loading';
import { ConflictChoice } from './InlineEdit';
import { ProductFormFields, ProductImageFields } from './ProductFormFields';
import { productDraftDropped, productDraftStored, selectProductDraft } from './productDraftsSlice';
import { maxAgeMs } from './productEditsSlice';
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
  const form = useForm<ProductFormValues>({ defaultValues: asReaderTypes(initial) });
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
      if (dirty.current) dispatch(productDraftStored({ id, initial, values: form.getValues(), copiedImages }));
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
  const { data: products = [] } = useAdminGetProductsQuery();
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
    dispatch(refetchProducts());
    return error === undefined
      ? { state: 'saved' }
      : { state: 'failed', problem: problemText(error), refused: isSignInRequired(error, 'administrator') };
  }

  async function submit(typed: ProductFormValues, overwrite = false) {
    const values = asServerSpells(typed);
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
    for (const [name, value] of Object.entries(asReaderTypes(values)))
      setValue(name as ProductField, value, { shouldDirty: true });
    setTheirs(null);
  }

  const field = (name: ProductField) => ({ ...register(name), error: formState.errors[name]?.message });
  const nameAdvice = productNameAdvice(watch('name'), products, product?._id);
  const [price, oprice, stockSize] = watch(productNumberFields);
  const typed = { price, oprice, stockSize };
  const advice = productFormAdvice(asServerSpells(typed), product && initial);
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => submit(values))(event)} className="space-y-8">
      {restored && <Alert>{texts.restored}</Alert>}
      <ProductFormFields field={field} typed={typed} nameAdvice={nameAdvice} advice={advice} />
      <ProductImageFields field={field} control={control} />
      {theirs && (
        <ConflictChoice
          mine={form.getValues()}
          theirs={asReaderTypes(theirs)}
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
      <SlowNote active={formState.isSubmitting} afterMs={slowResponseMs}>
        {slowText}
      </SlowNote>
    </form>
  );
}
