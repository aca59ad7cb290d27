import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ProductRow } from '@/domain/adminProducts';
import {
  editedValues,
  type ProductField,
  type ProductFormValues,
  pickFields,
  productFormOf,
  productFormProblems,
} from '@/domain/productForm';
import { useAppDispatch, useAppStore } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { controlClass } from '@/ui/controlStyles';
import { FieldError } from '@/ui/FieldShell';
import { inlineEditTexts as texts } from './inlineEditTexts';
import { type EditedPart, editKey, productEditDropped, selectProductEdit } from './productEditsSlice';
import { saveProductEdit } from './saveProductEdit';

const fieldsOf = { price: ['oprice', 'price'], stock: ['stockSize'] } as const satisfies Record<
  EditedPart,
  readonly ProductField[]
>;

interface Props {
  readonly row: ProductRow;
  readonly part: EditedPart;
  readonly onClose: () => void;
}

/** Enter saves, Escape gives up. */
export function InlineEditForm({ row: { id, product }, part, onClose }: Props) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const fields = fieldsOf[part];
  // An edit that was not saved goes on where it was.
  const [unsaved] = useState(() => selectProductEdit(store.getState(), editKey(id, part)));
  const [before] = useState<ProductFormValues>(() => ({ ...productFormOf(product), ...unsaved?.before }));
  const [values, setValues] = useState<ProductFormValues>({ ...before, ...unsaved?.after });
  const [problems, setProblems] = useState<Partial<Record<ProductField, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();

  useEffect(() => {
    const first = form.current?.querySelector('input');
    first?.focus();
    first?.select();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = productFormProblems(values, before);
    setProblems(found);
    const wrong = fields.find((field) => found[field]);
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    const after = editedValues(before, pickFields(values, fields));
    const edited = fields.filter((field) => field in after);
    dispatch(productEditDropped(editKey(id, part)));
    if (edited.length > 0)
      void dispatch(
        saveProductEdit({ productId: id, name: product.name, part, before: pickFields(before, edited), after }),
      );
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
      aria-label={texts.labels[part](product.name)}
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
            type="number"
            inputMode={field === 'stockSize' ? 'numeric' : 'decimal'}
            min={0}
            step={field === 'stockSize' ? 1 : 0.01}
            value={values[field]}
            onChange={(event) => setValues({ ...values, [field]: event.target.value })}
            aria-invalid={problems[field] ? true : undefined}
            aria-describedby={problems[field] && `${formId}${field}error`}
            className={`${controlClass} h-10 px-2! tabular-nums`}
          />
          <FieldError id={`${formId}${field}error`} error={problems[field]} />
        </div>
      ))}
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
