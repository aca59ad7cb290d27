import { CircleAlert } from 'lucide-react';
import type { ProductField } from '@/domain/productForm';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { inlineEditTexts as texts } from './inlineEditTexts';
import { editKey, type ProductEdit, productEditDropped } from './productEditsSlice';
import { productFieldLabels } from './productFieldLabels';
import { saveProductEdit } from './saveProductEdit';

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
  function save(overwrite: boolean) {
    void dispatch(saveProductEdit({ productId, name, part, before, after }, { overwrite }));
    onDropped();
  }
  const forProduct = <VisuallyHidden>{texts.of(name)}</VisuallyHidden>;
  return (
    <div className="py-1 text-left text-sm">
      <div role="alert" className="text-alert">
        <p className="flex gap-1.5 font-semibold">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{state === 'failed' ? texts.failed(problem) : texts.changedMeanwhile}</span>
        </p>
      </div>
      {state === 'conflict' && (
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
        {state === 'failed' ? (
          <>
            <Button size="small" className="px-3!" onClick={() => save(false)}>
              {texts.retry} {forProduct}
            </Button>
            <Button variant="quiet" size="small" className="px-2!" onClick={drop}>
              {texts.giveUp} {forProduct}
            </Button>
          </>
        ) : (
          <>
            <Button size="small" className="px-3!" onClick={() => save(true)}>
              {texts.saveMine} {forProduct}
            </Button>
            <Button variant="quiet" size="small" className="px-2!" onClick={drop}>
              {texts.keepTheirs} {forProduct}
            </Button>
          </>
        )}
      </span>
    </div>
  );
}
