import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ProductRow } from '@/domain/adminProducts';
import { editedValues, type ProductField, pickFields, productFormOf, productFormProblems } from '@/domain/productForm';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { controlClass, FieldError } from '@/ui/fields';
import {
  type EditedPart,
  editKey,
  fieldsOf,
  type OpenEdit,
  productEditDropped,
  productEditTyped,
} from './productEditsSlice';
import { saveProductEdit } from './saveProductEdit';
import { inlineEditTexts as texts } from './texts';

/** Selects the value, or goes on behind what was typed. */
function focusField(field: HTMLInputElement, typed: boolean): void {
  field.focus();
  if (!typed) {
    field.select();
    return;
  }
  // A number's field has no caret to set: a new value moves it to the end.
  const { value } = field;
  field.value = '';
  field.value = value;
}

interface Props {
  readonly row: ProductRow;
  readonly part: EditedPart;
  readonly edit: OpenEdit;
  readonly onClose: () => void;
}

/** Enter saves, Escape gives up. */
export function InlineEditForm({ row: { id, product }, part, edit, onClose }: Props) {
  const dispatch = useAppDispatch();
  const fields = fieldsOf[part];
  const key = editKey(id, part);
  const { before, values } = edit;
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
    const whole = productFormOf(product);
    const found = productFormProblems({ ...whole, ...values }, { ...whole, ...before });
    setProblems(found);
    const wrong = fields.find((field) => found[field]);
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    const after = editedValues(before, pickFields(values, fields));
    const edited = fields.filter((field) => field in after);
    dispatch(productEditDropped(key));
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
            value={values[field] ?? ''}
            onChange={(event) =>
              dispatch(productEditTyped({ key, values: { ...values, [field]: event.target.value } }))
            }
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
