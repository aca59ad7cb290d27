import { CircleAlert, Pencil } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  asReaderTypes,
  asServerSpells,
  editedValues,
  numberUnderstood,
  type ProductEditValues,
  type ProductField,
  type ProductRow,
  pickFields,
  productFormAdvice,
  productFormOf,
  productFormProblems,
} from '@/domain/adminProducts';
import { useIsPrinted } from '@/features/admin/list/PrintingProvider';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Alert } from '@/ui/Alert';
import { Button, Spinner } from '@/ui/Button';
import { controlClass, FieldError } from '@/ui/fields';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ProductPrice, StockLevel } from './ProductPrice';
import {
  type EditedPart,
  editKey,
  fieldsOf,
  type OpenEdit,
  type ProductEdit,
  productEditClosed,
  productEditDropped,
  productEditOpened,
  productEditTyped,
  saveProductEdit,
  selectOpenEdit,
  selectProductEdit,
} from './productEditsSlice';
import { adminProductsTexts, inlineEditTexts, inlineEditTexts as texts } from './texts';

const { form, brand, category } = adminProductsTexts;

/** The names of a product's fields, without units. */
export const productFieldLabels: Readonly<Record<ProductField, string>> = {
  name: form.name,
  brand,
  category,
  subcategory: form.subcategory,
  description: form.description,
  dose_form: form.doseForm,
  pack_size: form.packSize,
  ...inlineEditTexts.fields,
  image1: form.imageAddress(1),
  image2: form.imageAddress(2),
  image3: form.imageAddress(3),
  image4: form.imageAddress(4),
  image5: form.imageAddress(5),
};

interface Props {
  readonly edit: ProductEdit;
  /** Takes the focus, which the pressed button had. */
  readonly onDropped: () => void;
}

/** What became of an edit that is not saved, and what can be done. */
export function EditOutcome({ edit, onDropped }: Props) {
  const dispatch = useAppDispatch();
  const { productId, name, part, before, after, state, problem } = edit;
  const [mine, theirs] = [asReaderTypes(after), asReaderTypes(edit.theirs)];
  function drop() {
    dispatch(productEditDropped(editKey(productId, part)));
    onDropped();
  }
  const conflict = state === 'conflict';
  function save() {
    void dispatch(saveProductEdit({ productId, name, part, before, after }, { overwrite: conflict }));
    onDropped();
  }
  const forProduct = <VisuallyHidden>{texts.of(name)}</VisuallyHidden>;
  return (
    <div className="py-1 text-left text-sm">
      <div role="alert" className="text-alert">
        <p className="flex gap-1.5 font-semibold">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{conflict ? texts.changedMeanwhile : texts.failed(problem)}</span>
        </p>
      </div>
      {conflict && (
        <ul className="mt-1">
          {(Object.keys(theirs) as ProductField[]).map((field) => (
            <li key={field}>
              <span className="block">{texts.theirs(productFieldLabels[field], theirs[field] || texts.nothing)}</span>
              <span className="block">{texts.mine(productFieldLabels[field], mine[field] ?? '')}</span>
            </li>
          ))}
        </ul>
      )}
      <span className="mt-1 flex flex-wrap gap-1">
        <Button size="small" className="px-3!" onClick={save}>
          {conflict ? texts.saveMine : texts.retry} {forProduct}
        </Button>
        <Button variant="quiet" size="small" className="px-2!" onClick={drop}>
          {conflict ? texts.keepTheirs : texts.giveUp} {forProduct}
        </Button>
      </span>
    </div>
  );
}

interface ConflictChoiceProps {
  readonly mine: ProductEditValues;
  readonly theirs: ProductEditValues;
  readonly onSaveMine: () => void;
  readonly onKeepTheirs: () => void;
}

/** Fields of a form that somebody else changed meanwhile, with both values. */
export function ConflictChoice({ mine, theirs, onSaveMine, onKeepTheirs }: ConflictChoiceProps) {
  return (
    <Alert tone="error" title={texts.changedMeanwhile}>
      <ul className="mt-1 space-y-1">
        {(Object.keys(theirs) as ProductField[]).map((field) => (
          <li key={field}>
            <span className="block">{texts.theirs(productFieldLabels[field], theirs[field] || texts.nothing)}</span>
            <span className="block">{texts.mine(productFieldLabels[field], mine[field] || texts.nothing)}</span>
          </li>
        ))}
      </ul>
      <span className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={onSaveMine}>
          {texts.saveMine}
        </Button>
        <Button variant="secondary" size="small" onClick={onKeepTheirs}>
          {texts.keepTheirs}
        </Button>
      </span>
    </Alert>
  );
}

/** Selects the value, or goes on behind what was typed. */
function focusField(field: HTMLInputElement, typed: boolean): void {
  field.focus();
  if (!typed) {
    field.select();
    return;
  }
  field.setSelectionRange(field.value.length, field.value.length);
}

interface InlineEditFormProps {
  readonly row: ProductRow;
  readonly part: EditedPart;
  readonly edit: OpenEdit;
  readonly onClose: () => void;
}

/** Enter saves, Escape gives up. */
export function InlineEditForm({ row: { id, label, product }, part, edit, onClose }: InlineEditFormProps) {
  const dispatch = useAppDispatch();
  const fields = fieldsOf[part];
  const key = editKey(id, part);
  const { before, values: typed } = edit;
  const values = asServerSpells(typed);
  const whole = productFormOf(product);
  const advice = part === 'price' ? productFormAdvice({ ...whole, ...values }, { ...whole, ...before }) : [];
  const after = editedValues(before, pickFields(values, fields));
  const [problems, setProblems] = useState<Partial<Record<ProductField, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();

  // The list may show the field elsewhere next: as a card, after a new sign-in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(() => {
    const element = form.current;
    const field = element?.querySelector<HTMLInputElement>(`[name="${edit.focused}"]`);
    if (field) focusField(field, Object.keys(editedValues(before, values)).length > 0);
    return () => {
      const active = document.activeElement;
      const focused = active instanceof HTMLInputElement && element?.contains(active) ? active.name : '';
      dispatch(productEditTyped({ key, focused }));
    };
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = productFormProblems({ ...whole, ...values }, { ...whole, ...before });
    setProblems(found);
    const wrong = fields.find((field) => found[field]);
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    const edited = fields.filter((field) => field in after);
    dispatch(productEditDropped(key));
    if (edited.length > 0)
      void dispatch(saveProductEdit({ productId: id, name: label, part, before: pickFields(before, edited), after }));
    onClose();
  }
  function giveUp(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.labels[part](label)}
      onSubmit={submit}
      onKeyDown={giveUp}
      className="grid gap-2 py-1 text-left"
    >
      {fields.map((field) => (
        <div key={field}>
          <label htmlFor={formId + field} className="text-sm text-ink-soft">
            {texts.fields[field]}
          </label>
          <input
            id={formId + field}
            name={field}
            inputMode={field === 'stockSize' ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={typed[field] ?? ''}
            onChange={(event) => dispatch(productEditTyped({ key, values: { ...typed, [field]: event.target.value } }))}
            aria-invalid={problems[field] ? true : undefined}
            aria-describedby={formId + field + (problems[field] ? 'error' : 'read')}
            className={`${controlClass} h-10 px-2! tabular-nums`}
          />
          <p id={`${formId}${field}read`} className="text-sm text-ink-soft tabular-nums">
            {field in after && !problems[field] && numberUnderstood(field, typed[field] ?? '')}
          </p>
          <FieldError id={`${formId}${field}error`} error={problems[field]} />
        </div>
      ))}
      <p role="status" className="text-sm font-medium text-saffron-ink">
        {Object.keys(after).length > 0 && advice.join(' ')}
      </p>
      <span className="flex flex-wrap gap-1">
        <Button type="submit" size="small" className="px-3!">
          {texts.save}
        </Button>
        <Button variant="quiet" size="small" className="px-2!" onClick={onClose}>
          {texts.cancel}
        </Button>
      </span>
    </form>
  );
}

interface InlineEditProps {
  readonly row: ProductRow;
  readonly part: EditedPart;
}

/** A value of the list that a press turns into a field in its place. */
export function InlineEdit({ row, part }: InlineEditProps) {
  const printed = useIsPrinted();
  const dispatch = useAppDispatch();
  const key = editKey(row.id, part);
  const edit = useAppSelector((state) => selectProductEdit(state, key));
  const open = useAppSelector((state) => selectOpenEdit(state, key));
  const button = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  useEffect(() => {
    if (open || !closed.current) return;
    closed.current = false;
    button.current?.focus();
  }, [open]);
  function start() {
    const fields = fieldsOf[part];
    // An edit that was not saved goes on where it was.
    const before = { ...pickFields(productFormOf(row.product), fields), ...edit?.before };
    dispatch(
      productEditOpened({ key, before, values: asReaderTypes({ ...before, ...edit?.after }), focused: fields[0] }),
    );
  }
  function close() {
    closed.current = true;
    dispatch(productEditClosed(key));
  }
  const shown = part === 'price' ? <ProductPrice row={row} /> : <StockLevel row={row} />;
  if (printed) return shown;
  if (open) return <InlineEditForm row={row} part={part} edit={open} onClose={close} />;
  const saving = edit?.state === 'saving';
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-busy={saving || undefined}
        onClick={() => {
          if (!saving) start();
        }}
        className="-mx-1.5 inline-flex min-h-9 items-center gap-2 rounded-field border border-transparent px-1.5 [text-align:inherit] text-inherit hover:border-ink-line hover:bg-leaf-soft"
      >
        <span>{saving ? Object.values(asReaderTypes(edit.after)).join(' / ') : shown} </span>
        {saving ? <Spinner className="size-4" /> : <Pencil aria-hidden size={14} className="shrink-0 text-ink-soft" />}
        <VisuallyHidden>{inlineEditTexts.change[part](row.label)}</VisuallyHidden>
      </button>
      <span role="status" className="sr-only">
        {saving ? inlineEditTexts.saving : ''}
      </span>
      {edit && !saving && <EditOutcome edit={edit} onDropped={() => button.current?.focus()} />}
    </>
  );
}
