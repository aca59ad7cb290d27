import { useLocation, useNavigate } from 'react-router-dom';
import { comparedQuery } from '@/domain/comparison';
import { catalogueTexts } from '@/features/catalogue/texts';
import { compareProducts, selectCompared } from '@/state/compared';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Alert } from '@/ui/Alert';
import { Dialog } from '@/ui/Dialog';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { useEntryState } from '@/ui/entryState';
import { Skeletons, SkeletonText } from '@/ui/Skeleton';
import { ComparisonTable, comparisonRows } from './ComparisonTable';
import { compareTexts, comparisonTexts } from './texts';
import { type ComparedProducts, useCloseComparison, useComparedProducts } from './useComparedProducts';

/** The comparison that the URL names, so that Back closes it and a link reproduces it. */
export function Comparison({ ids }: { ids: readonly string[] }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const chosen = useAppSelector(selectCompared);
  const close = useCloseComparison();
  const compared = useComparedProducts(ids);

  function remove(id: string) {
    if (chosen.includes(id)) dispatch(compareProducts(chosen.filter((other) => other !== id)));
    const others = ids.filter((other) => other !== id);
    if (others.length === 0) close();
    else void navigate(pathname + comparedQuery(search, others), { replace: true, state });
  }

  return (
    <Dialog open onClose={close} title={compareTexts.compareProducts} layout="full">
      <Body compared={compared} onRemove={remove} />
    </Dialog>
  );
}

interface Props {
  readonly compared: ComparedProducts;
  readonly onRemove: (id: string) => void;
}

function Body({ compared, onRemove }: Props) {
  const [onlyDifferences, setOnlyDifferences] = useEntryState('onlyDifferences', false);
  if (compared.status === 'loading')
    return (
      <Skeletons label={catalogueTexts.loading}>
        <SkeletonText lines={6} />
      </Skeletons>
    );
  if (compared.status === 'failed') return <ErrorPanel title={catalogueTexts.loadFailed} onRetry={compared.retry} />;
  const { products, missing } = compared;
  return (
    <div className="flex flex-col gap-4">
      {missing > 0 && (
        <Alert title={comparisonTexts.gone(missing)}>{products.length === 0 && comparisonTexts.nothingLeft}</Alert>
      )}
      {products.length > 1 && (
        <div className="flex flex-wrap items-center gap-x-6">
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-medium">
            <input
              type="checkbox"
              checked={onlyDifferences}
              onChange={() => setOnlyDifferences(!onlyDifferences)}
              className="size-5 shrink-0"
            />
            {comparisonTexts.onlyDifferences}
          </label>
          <p role="status" className="text-ink-soft">
            {onlyDifferences &&
              comparisonRows(products).every(({ differs }) => !differs) &&
              comparisonTexts.noDifferences}
          </p>
        </div>
      )}
      {products.length > 0 && (
        <ComparisonTable
          products={products}
          onlyDifferences={onlyDifferences && products.length > 1}
          onRemove={onRemove}
        />
      )}
    </div>
  );
}
