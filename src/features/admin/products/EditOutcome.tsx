import { CircleAlert } from 'lucide-react';
import type { ProductField } from '@/domain/productForm';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { editKey, type ProductEdit, productEditDropped } from './productEditsSlice';
import { productFieldLabels } from './productFieldLabels';
import { saveProductEdit } from './saveProductEdit';
import { inlineEditTexts as texts } from './texts';

interface Props {
  readonly edit: ProductEdit;
  /** Takes the focus, which the pressed button had. */
  readonly onDropped: () => void;
}

/** What became of an edit that is not saved, and what can be done. */
export function EditOutcome({ edit, onDropped }: Props) {
  const dispatch = useAppDispatch();
  const { productId, name, part, before, after, theirs, state, problem } = edit;
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
              <span className="block">{texts.mine(productFieldLabels[field], after[field] ?? '')}</span>
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
