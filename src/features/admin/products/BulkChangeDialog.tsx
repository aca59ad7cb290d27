import { type FormEvent, useMemo, useState } from 'react';
import type { Product } from '@/contract/product';
import { type BulkAction, bulkActions, bulkEdit, bulkValueProblem } from '@/domain/bulkEdit';
import { runBatch } from '@/features/admin/changes/runBatch';
import { countText } from '@/features/admin/list/format';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { SelectField, TextField } from '@/ui/fields';
import { BulkPreview } from './BulkPreview';
import { bulkTexts as texts } from './texts';

const hints: Partial<Record<BulkAction, string>> = {
  sellingPercent: texts.percentHint,
  bothPercent: texts.percentHint,
  stockAdd: texts.addHint,
};

interface Props {
  readonly products: readonly Product[];
  readonly onApplied: () => void;
  readonly onClose: () => void;
}

/** Changes several products together, after a preview. */
export function BulkChangeDialog({ products, onApplied, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [action, setAction] = useState<BulkAction>('sellingPercent');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const problem = bulkValueProblem(action, typed);
  const planned = useMemo(
    () => (problem ? [] : products.map((product) => ({ product, edit: bulkEdit(product, action, typed) }))),
    [products, action, typed, problem],
  );
  const jobs = planned
    .filter(({ edit }) => Object.keys(edit.after).length > 0)
    .map(({ product: { _id: productId, name }, edit: { before, after } }) => ({
      key: productId,
      name,
      productId,
      before,
      after,
    }));
  function apply(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (jobs.length === 0) return;
    onApplied();
    void dispatch(runBatch(countText(texts.title, jobs.length), jobs));
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={countText(texts.title, products.length)} layout="wide">
      <form noValidate onSubmit={apply} className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={texts.action}
            value={action}
            onChange={(event) => setAction(bulkActions.find((one) => one === event.target.value) ?? action)}
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
            onChange={(event) => setTyped(event.target.value)}
            error={asked && problem ? problem : undefined}
          />
        </div>
        {planned.length > 0 && <BulkPreview planned={planned} />}
        <div className="flex flex-wrap justify-end gap-3 border-t border-ivory-edge pt-5">
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={!problem && jobs.length === 0}>
            {countText(texts.apply, jobs.length)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
