import { type FormEvent, memo, useDeferredValue, useMemo, useState } from 'react';
import type { Product } from '@/contract/product';
import { type ProductField, type ProductRow, productLabel } from '@/domain/adminProducts';
import { type BulkAction, type BulkEdit, bulkActions, bulkEdit, bulkValueProblem } from '@/domain/bulkEdit';
import { selectIsBatchRunning } from '@/features/admin/changes/changesSlice';
import { runBatch } from '@/features/admin/changes/sendChange';
import { changesTexts } from '@/features/admin/changes/texts';
import { LeaveOutHidden } from '@/features/admin/list/Selection';
import { adminListTexts } from '@/features/admin/list/texts';
import { bulkChangeEdited, recordsDeselected, selectionCleared, selectUnsent } from '@/features/admin/list/unsentSlice';
import { englishLang } from '@/lib/language';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { SelectField, TextField } from '@/ui/fields';
import { dialogTexts } from '@/ui/texts';
import { fieldName, valueText } from './EditOutcome';
import { bulkTexts as texts } from './texts';

interface Props {
  /** `edit` is null while the typed value cannot be applied. */
  readonly planned: readonly { readonly product: Product; readonly edit: BulkEdit | null }[];
  /** Ids of the products that the list does not show. */
  readonly hidden: ReadonlySet<string>;
}

function changeText(edit: BulkEdit): string {
  if (edit.problem) return edit.problem;
  const fields = Object.keys(edit.after) as ProductField[];
  const changes = fields.map((field) =>
    changesTexts.field(fieldName(field), valueText(field, edit.before[field]), valueText(field, edit.after[field])),
  );
  return [...changes, ...edit.advice].join('; ') || texts.unchanged;
}

/** Each product's change, before anything is sent. Memoized: there may be thousands. */
const BulkPreview = memo(function BulkPreview({ planned, hidden }: Props) {
  return (
    <section aria-label={texts.preview}>
      <h3 className="mb-2 text-lg">{texts.preview}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul tabIndex={0} aria-label={texts.preview} className="flex max-h-64 flex-col gap-2 overflow-y-auto text-sm">
        {planned.map(({ product, edit }) => (
          <li key={product._id} className="flex flex-wrap justify-between gap-x-4 border-b border-ivory-edge pb-2">
            <span className="min-w-0 break-words">
              <strong dir="auto" lang={englishLang}>
                {productLabel(product)}
              </strong>
              {hidden.has(product._id) && ` ${adminListTexts.hidden}`}
            </span>
            {edit && (
              <span className={`tabular-nums ${edit.problem ? 'font-semibold text-alert' : ''}`}>
                {changeText(edit)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});

const hints: Partial<Record<BulkAction, string>> = {
  sellingPercent: texts.percentHint,
  bothPercent: texts.percentHint,
  stockAdd: texts.addHint,
};

interface BulkChangeDialogProps {
  readonly rows: readonly ProductRow[];
  /** The rows that the list does not show. */
  readonly hidden: readonly ProductRow[];
  readonly action: BulkAction;
  readonly typed: string;
}

/** Changes several products in bulk, after a preview. */
function BulkChangeDialog({ rows, hidden, action, typed }: BulkChangeDialogProps) {
  const dispatch = useAppDispatch();
  const close = () => dispatch(bulkChangeEdited({ typed: null }));
  const [submitted, setSubmitted] = useState(false);
  const problem = bulkValueProblem(action, typed);
  const hiddenIds = useMemo(() => new Set(hidden.map(({ id }) => id)), [hidden]);
  const planned = useMemo(
    () => rows.map(({ product }) => ({ product, edit: problem ? null : bulkEdit(product, action, typed) })),
    [rows, action, typed, problem],
  );
  const jobs = planned.flatMap(({ product, edit }) => {
    if (!edit || Object.keys(edit.after).length === 0) return [];
    const { _id: productId } = product;
    return [{ key: productId, name: productLabel(product), productId, before: edit.before, after: edit.after }];
  });
  function apply(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (jobs.length === 0) return;
    dispatch(selectionCleared('product'));
    void dispatch(runBatch(texts.title(jobs.length), jobs));
  }
  return (
    <Dialog open onClose={close} title={texts.title(rows.length)} layout="wide">
      <form noValidate onSubmit={apply} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={texts.action}
            value={action}
            onChange={({ target }) =>
              dispatch(bulkChangeEdited({ action: bulkActions.find((one) => one === target.value) ?? action }))
            }
          >
            {bulkActions.map((one) => (
              <option key={one} value={one}>
                {texts.actions[one]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={texts.values[action]}
            hint={hints[action]}
            inputMode={action === 'category' ? 'text' : 'decimal'}
            value={typed}
            onChange={({ target }) => dispatch(bulkChangeEdited({ typed: target.value }))}
            error={submitted && problem ? problem : undefined}
          />
        </div>
        <BulkPreview planned={useDeferredValue(planned)} hidden={hiddenIds} />
        <LeaveOutHidden
          count={hidden.length}
          onLeaveOut={() => dispatch(recordsDeselected({ list: 'product', keys: [...hiddenIds] }))}
        />
        <div className="flex flex-wrap justify-end gap-3 border-t border-ivory-edge pt-5">
          <Button variant="secondary" onClick={close}>
            {dialogTexts.cancel}
          </Button>
          <Button type="submit" disabled={!problem && jobs.length === 0}>
            {texts.title(problem ? rows.length : jobs.length)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Changes the selected products in bulk. */
export function ChangeProducts({ rows, hidden }: Pick<BulkChangeDialogProps, 'rows' | 'hidden'>) {
  const dispatch = useAppDispatch();
  const { action, typed } = useAppSelector(selectUnsent);
  const running = useAppSelector((state) => selectIsBatchRunning(state, 'products'));
  return (
    <>
      <Button
        size="small"
        busy={running}
        onClick={() => dispatch(bulkChangeEdited({ action: 'sellingPercent', typed: '' }))}
      >
        {texts.change}
      </Button>
      {typed !== null && <BulkChangeDialog rows={rows} hidden={hidden} action={action} typed={typed} />}
    </>
  );
}
