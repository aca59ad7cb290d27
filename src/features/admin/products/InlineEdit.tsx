import { PackageX, Pencil, TriangleAlert } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { slowText } from '@/config/messages';
import {
  asReaderTypes,
  asServerSpells,
  isLowStock,
  numberUnderstood,
  type ProductField,
  type ProductRow,
  pickFields,
  productFormAdvice,
  productFormOf,
  productFormProblems,
} from '@/domain/adminProducts';
import { formatMoney } from '@/domain/money';
import {
  changeSettled,
  type EditedPart,
  type EditJob,
  editClosed,
  editJob,
  editKey,
  editOpened,
  editTyped,
  fieldsOf,
  isOpen,
  isTyped,
  type OpenEdit,
  selectChange,
  selectOpenEdits,
} from '@/features/admin/changes/changesSlice';
import { changesTexts } from '@/features/admin/changes/texts';
import { useIsPrinted } from '@/features/admin/list/PrintingProvider';
import { selectLowStockFrom } from '@/features/admin/list/preferencesSlice';
import { adminListTexts } from '@/features/admin/list/texts';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button, Spinner } from '@/ui/Button';
import { controlClass, FieldShell } from '@/ui/fields';
import { useIsSlow } from '@/ui/loading';
import { Badge } from '@/ui/Price';
import { dialogTexts } from '@/ui/texts';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { EditOutcome, fieldName, saveEdit } from './EditOutcome';
import { adminProductsTexts, inlineEditTexts as texts } from './texts';

/** The selling price with the struck original price below it. */
function ProductPrice({ row: { nowCents, wasCents } }: { row: ProductRow }) {
  return (
    <>
      <span className="font-semibold">{nowCents === null ? adminProductsTexts.noPrice : formatMoney(nowCents)}</span>
      {wasCents !== null && (
        <s className="block text-sm text-ink-soft">
          <span className="sr-only">{adminProductsTexts.originalPrice} </span>
          {formatMoney(wasCents)}
        </s>
      )}
    </>
  );
}

/** Units in stock; a low level has a text and an icon. */
function StockLevel({ row: { product } }: { row: ProductRow }) {
  const lowFrom = useAppSelector(selectLowStockFrom);
  const { stockSize } = product;
  if (stockSize === null) return <span className="text-ink-soft">{adminProductsTexts.unknownStock}</span>;
  if (!isLowStock(product, lowFrom))
    return (
      <span className="tabular-nums">
        {stockSize}
        <VisuallyHidden> {adminProductsTexts.inStock}</VisuallyHidden>
      </span>
    );
  return (
    <Badge
      wraps
      tone={stockSize === 0 ? 'alert' : 'saffron'}
      icon={stockSize === 0 ? <PackageX aria-hidden size={14} /> : <TriangleAlert aria-hidden size={14} />}
    >
      {stockSize === 0 ? adminProductsTexts.outOfStock : adminProductsTexts.stockLeft(stockSize)}
    </Badge>
  );
}

/** Focuses the field: selects its value, or puts the caret behind what was typed. */
function focusField(field: HTMLInputElement, typed: boolean): void {
  field.focus();
  if (!typed) {
    field.select();
    return;
  }
  field.setSelectionRange(field.value.length, field.value.length);
}

interface InlineEditFormProps {
  readonly edit: OpenEdit;
  /** Whether an earlier value is being saved, as by Save all. */
  readonly saving: boolean;
  readonly onClose: () => void;
}

/** Enter saves, Escape cancels. */
function InlineEditForm({ edit, saving, onClose }: InlineEditFormProps) {
  const dispatch = useAppDispatch();
  const { key, part, name, before, values: typed } = edit;
  const fields = fieldsOf[part];
  const job = editJob(edit);
  const { after } = job;
  const advice = productFormAdvice(asServerSpells(typed), before);
  const [problems, setProblems] = useState<Partial<Record<ProductField, string>>>({});
  const form = useRef<HTMLFormElement>(null);

  // Stores whether it is shown, and which field has the focus: it may mount elsewhere next, as on a card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(() => {
    const element = form.current;
    const field = element?.querySelector<HTMLInputElement>(`[name="${edit.focused}"]`);
    if (field) focusField(field, isTyped(edit));
    dispatch(editTyped({ key, isShown: true }));
    return () => {
      const active = document.activeElement;
      const focused = active instanceof HTMLInputElement && element?.contains(active) ? active.name : '';
      dispatch(editTyped({ key, focused, isShown: false }));
    };
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = productFormProblems(after);
    setProblems(found);
    const wrong = fields.find((field) => found[field]);
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    dispatch(changeSettled(key));
    if (isTyped(edit)) void dispatch(saveEdit(job));
    onClose();
  }
  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={changesTexts.edits[part](name)}
      onSubmit={submit}
      onKeyDown={cancelOnEscape}
      className="grid gap-2 py-1 text-left"
    >
      {fields.map((field) => (
        <FieldShell
          key={field}
          label={fieldName(field)}
          hint={field in after && !problems[field] ? numberUnderstood(field, typed[field] ?? '') : undefined}
          error={problems[field]}
        >
          {(attributes) => (
            <input
              {...attributes}
              name={field}
              inputMode={field === 'stockSize' ? 'numeric' : 'decimal'}
              autoComplete="off"
              value={typed[field] ?? ''}
              onChange={(event) => {
                setProblems({ ...problems, [field]: undefined });
                dispatch(editTyped({ key, values: { ...typed, [field]: event.target.value } }));
              }}
              className={`${controlClass} h-10 px-2! tabular-nums`}
            />
          )}
        </FieldShell>
      ))}
      <p role="status" className="text-sm font-medium text-saffron-ink">
        {Object.keys(after).length > 0 && advice.join(' ')}
      </p>
      <span className="flex flex-wrap gap-1">
        <Button type="submit" size="small" className="px-3!" busy={saving}>
          {texts.save}
        </Button>
        <Button variant="quiet" size="small" className="px-2!" onClick={onClose}>
          {dialogTexts.cancel}
        </Button>
      </span>
    </form>
  );
}

interface InlineEditProps {
  readonly row: ProductRow;
  readonly part: EditedPart;
}

/** A value of the list that is edited in place after a click. */
export function InlineEdit({ row, part }: InlineEditProps) {
  const printed = useIsPrinted();
  const dispatch = useAppDispatch();
  const key = editKey(row.id, part);
  const change = useAppSelector((state) => selectChange(state, key));
  // An edit that failed to save resumes with its values.
  const edit = change && change.state !== 'done' && !change.settled ? (change.job as EditJob) : undefined;
  const open = useAppSelector((state) => selectOpenEdits(state)[key]);
  const button = useRef<HTMLButtonElement>(null);
  function start() {
    const fields = fieldsOf[part];
    const before = { ...pickFields(productFormOf(row.product), fields), ...edit?.before };
    const values = asReaderTypes({ ...before, ...edit?.after });
    const job = { key, productId: row.id, name: row.label, part, before };
    dispatch(editOpened({ ...job, values, focused: fields[0], isShown: true }));
  }
  function close() {
    flushSync(() => dispatch(editClosed(key)));
    button.current?.focus();
  }
  const saving = edit !== undefined && change?.state === 'sending';
  const slow = useIsSlow(saving);
  const shown = part === 'price' ? <ProductPrice row={row} /> : <StockLevel row={row} />;
  if (printed) return shown;
  if (open) return <InlineEditForm edit={open} saving={saving} onClose={close} />;
  return (
    <>
      <button
        ref={button}
        type="button"
        data-edit={key}
        aria-busy={saving || undefined}
        onClick={() => {
          if (!saving) start();
        }}
        className="-mx-1.5 inline-flex min-h-9 max-w-[calc(100%+0.75rem)] items-center gap-2 rounded-field border border-transparent px-1.5 [text-align:inherit] text-inherit hover:border-ink-line hover:bg-leaf-soft"
      >
        <span className="min-w-0">{saving ? Object.values(asReaderTypes(edit.after)).join(' / ') : shown} </span>
        {saving ? <Spinner className="size-4" /> : <Pencil aria-hidden size={14} className="shrink-0 text-ink-soft" />}
        <VisuallyHidden>{texts.change[part](row.label)}</VisuallyHidden>
      </button>
      <span role="status" className={slow ? 'block text-sm text-ink-soft' : 'sr-only'}>
        {slow ? slowText : saving && adminListTexts.saving}
      </span>
      {edit && isOpen(change) && <EditOutcome job={edit} outcome={change} onDecided={() => button.current?.focus()} />}
    </>
  );
}
