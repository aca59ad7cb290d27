import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAdminGetProductsQuery } from '@/api/adminApi';
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
} from '@/domain/adminProducts';
import {
  draftDropped,
  draftStored,
  formKey,
  type ProductDraft,
  selectChange,
  selectDrafts,
} from '@/features/admin/changes/changesSlice';
import { type SendResult, sendChange } from '@/features/admin/changes/sendChange';
import { changesTexts } from '@/features/admin/changes/texts';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { SlowNote } from '@/ui/loading';
import { dialogTexts } from '@/ui/texts';
import { useIsMounted } from '@/ui/useIsMounted';
import { ConflictChoice } from './EditOutcome';
import { ProductFormFields, ProductImageFields } from './ProductFormFields';
import { adminProductsTexts, saveBarTexts } from './texts';

const copyPrefix = 'copy-';

/** The `product` parameter of a form that starts from a copy. */
export const copyOf = (productId: string) => `${copyPrefix}${productId}`;

/** Reads a `product` parameter: which product's form it opens, or a new or copied product's. */
export function readFormId(param: string): { readonly isNew: boolean; readonly productId: string } {
  const isCopy = param.startsWith(copyPrefix);
  const isNew = isCopy || param === 'new';
  return { isNew, productId: isCopy ? param.slice(copyPrefix.length) : param };
}

/** What a form with these values sends: of an existing product only edited fields, as others may have newer values. */
export function formJob(id: string, { initial, values: typed, copiedImages }: ProductDraft) {
  const { isNew, productId } = readFormId(id);
  const values = asServerSpells(typed);
  const job = { draftId: id, name: values.name.trim() || initial.name || saveBarTexts.newProduct };
  // The name keeps a new product apart from the next, whose form has the same id.
  return isNew
    ? { ...job, key: `${formKey(id)} ${job.name}`, productId: null, before: {}, after: values, copiedImages }
    : { ...job, key: formKey(id), productId, before: initial, after: editedValues(initial, values) };
}

function copiedForm(product: Product): ProductFormValues {
  return { ...productFormOf(product), name: adminProductsTexts.form.copyName(product.name) };
}

/** The product form's state. Unsaved changes are a draft, which survives Back, a reload or an expired session. */
function useProductForm({ id, product, ended }: Pick<Props, 'id' | 'product' | 'ended'>) {
  const dispatch = useAppDispatch();
  const copied = readFormId(id).isNew ? product : undefined;
  const [draft] = useState(useAppSelector((state) => selectDrafts(state)[id]));
  // The values when the form opened: a refetched list must not change what the form compares with.
  const [initial] = useState(() => draft?.initial ?? (copied ? copiedForm(copied) : productFormOf(product)));
  const [copiedImages] = useState(copied?.images ?? draft?.copiedImages ?? []);
  const form = useForm<ProductFormValues>({ defaultValues: asReaderTypes(initial) });

  useEffect(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  }, [draft, form]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (ended.current) return;
          dispatch(isDirty ? draftStored({ id, initial, values, copiedImages }) : draftDropped(id));
        },
      }),
    [id, form, initial, copiedImages, ended, dispatch],
  );
  return { form, initial, copiedImages, restored: draft !== undefined };
}

const texts = adminProductsTexts.form;

interface Props {
  /** The form's id: that of a product, 'new', or that of a copy. */
  readonly id: string;
  /** The product that is changed or copied; a form that has changes stays after its product was deleted elsewhere. */
  readonly product?: Product | undefined;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
  /** Whether the changes have been saved or discarded. */
  readonly ended: RefObject<boolean>;
}

/** Adds or changes a product (§5, §7). */
function ProductForm({ id, product, onSaved, onCancel, ended }: Props) {
  const { isNew, productId } = readFormId(id);
  const dispatch = useAppDispatch();
  const { data: products = [] } = useAdminGetProductsQuery();
  const { form, initial, copiedImages, restored } = useProductForm({ id, product, ended });
  const { register, handleSubmit, setError, setFocus, setValue, formState, control, watch } = form;
  const changed = isNew ? undefined : initial;
  const typed = watch();
  const { key } = formJob(id, { initial, values: typed, copiedImages });
  const state = useAppSelector((all) => selectChange(all, key)?.state);
  const wasSending = useRef(false);
  // A call may save the form that was made before it was left and opened again.
  useEffect(() => {
    if (wasSending.current && state === 'done') onSaved();
    wasSending.current = state === 'sending';
  }, [state, onSaved]);
  /** Why the last attempt saved nothing. */
  const [unsaved, setUnsaved] = useState<SendResult | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // Enter saves from every field, and most fields are far from the outcome.
  useEffect(() => {
    if (unsaved) outcome.current?.focus();
  }, [unsaved]);

  /** `seen`: what somebody else set, if it is to be overwritten. */
  async function submit(typed: ProductFormValues, seen: ProductEditValues = {}) {
    setUnsaved(null);
    const job = formJob(id, { initial, values: typed, copiedImages });
    const problems = Object.entries(productFormProblems(job.after)) as [ProductField, string][];
    for (const [field, message] of problems) setError(field, { message });
    const [first] = problems;
    if (first) return setFocus(first[0]);
    if (Object.keys(job.after).length === 0) {
      dispatch(draftDropped(id));
      return onSaved();
    }
    const sent = await dispatch(sendChange({ ...job, before: { ...job.before, ...seen } }));
    if (sent.state !== 'done') return setUnsaved(sent);
    dispatch(noticeShown(isNew ? messages.productAdded : messages.productUpdated, 'success'));
    onSaved();
  }

  function keepTheirs(theirs: ProductEditValues) {
    const values = Object.entries(asReaderTypes(theirs)) as [ProductField, string][];
    for (const [name, value] of values) setValue(name, value, { shouldDirty: true });
    setUnsaved(null);
    const [first] = values;
    // The pressed button unmounts.
    if (first) setFocus(first[0]);
  }

  const field = (name: ProductField) => ({ ...register(name), error: formState.errors[name]?.message });
  const nameAdvice = productNameAdvice(typed.name, products, isNew ? undefined : productId);
  const advice = productFormAdvice(asServerSpells(typed), changed);
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => submit(values))(event)}
      className="flex flex-col gap-8"
    >
      {restored && <Alert>{texts.restored}</Alert>}
      <ProductFormFields field={field} values={typed} nameAdvice={nameAdvice} advice={advice} />
      <ProductImageFields field={field} control={control} />
      {unsaved && (
        <div ref={outcome} tabIndex={-1}>
          {unsaved.state === 'skipped' ? (
            <ConflictChoice
              mine={form.getValues()}
              theirs={unsaved.theirs}
              onSaveMine={() => void handleSubmit((values) => submit(values, unsaved.theirs))()}
              onKeepTheirs={() => keepTheirs(unsaved.theirs)}
            />
          ) : (
            <Alert tone="error" title={(unsaved.unclear ? texts.unclear : texts.failed)(typed.name)}>
              {unsaved.reason}
            </Alert>
          )}
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3 border-t border-ivory-edge pt-5">
        <Button variant="secondary" onClick={onCancel}>
          {dialogTexts.cancel}
        </Button>
        <Button type="submit" busy={formState.isSubmitting || state === 'sending'}>
          {isNew ? texts.add : texts.save}
        </Button>
      </div>
      <SlowNote active={formState.isSubmitting}>{slowText}</SlowNote>
    </form>
  );
}

/** The form of a product (its id, 'new', or a copy) in a dialog with its own URL. Asks before it discards changes. */
export function ProductFormDialog({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const { change } = useDashboardUrl();
  const dirty = useAppSelector((state) => id in selectDrafts(state));
  const [confirming, setConfirming] = useState(false);
  const ended = useRef(false);
  const { isNew, productId } = readFormId(id);
  const isEmpty = productId === 'new';
  const query = useAdminGetProductsQuery(undefined, { skip: isEmpty });

  const isOpen = useIsMounted();

  const close = () => change({ product: null });
  function discard() {
    setConfirming(false);
    ended.current = true;
    dispatch(draftDropped(id));
    close();
  }
  /** Keeps a draft of what was typed since. Another form may be open by now. */
  function saved() {
    if (!isOpen.current) return;
    ended.current = true;
    close();
  }
  const cancel = () => (dirty ? setConfirming(true) : close());
  const form = { id, onSaved: saved, onCancel: cancel, ended };

  return (
    <>
      <Dialog
        open
        onClose={cancel}
        title={isEmpty ? adminProductsTexts.addNew : isNew ? texts.copyTitle : texts.editTitle}
        layout="wide"
      >
        {isEmpty ? (
          <ProductForm {...form} />
        ) : (
          <QueryResult query={query} names={adminProductsTexts.records}>
            {(products) => {
              const product = products.find(({ _id }) => _id === productId);
              return product || dirty ? <ProductForm {...form} product={product} /> : <p>{changesTexts.gone}</p>;
            }}
          </QueryResult>
        )}
      </Dialog>
      <DiscardDialog open={confirming} onConfirm={discard} onCancel={() => setConfirming(false)} />
    </>
  );
}

/** Asks before unsaved changes of products are discarded. */
export function DiscardDialog(props: Pick<ComponentProps<typeof ConfirmDialog>, 'open' | 'onConfirm' | 'onCancel'>) {
  const { title, text, cancel } = adminProductsTexts.discard;
  return (
    <ConfirmDialog {...props} title={title} confirmLabel={changesTexts.discard} cancelLabel={cancel}>
      <p>{text}</p>
    </ConfirmDialog>
  );
}
