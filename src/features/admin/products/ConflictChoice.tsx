import type { ProductEditValues, ProductField } from '@/domain/productForm';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { productFieldLabels } from './productFieldLabels';
import { inlineEditTexts as texts } from './texts';

interface Props {
  readonly mine: ProductEditValues;
  readonly theirs: ProductEditValues;
  readonly onSaveMine: () => void;
  readonly onKeepTheirs: () => void;
}

/** Fields of a form that somebody else changed meanwhile, with both values. */
export function ConflictChoice({ mine, theirs, onSaveMine, onKeepTheirs }: Props) {
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
