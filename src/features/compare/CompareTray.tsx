import { ChevronDown, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { words } from '@/config/messages';
import { comparedMost, comparedQuery } from '@/domain/comparison';
import { englishLang } from '@/lib/language';
import { compareProducts } from '@/state/compared';
import { useAppDispatch } from '@/state/hooks';
import { useBottomSpace } from '@/ui/BottomBar';
import { Button, ButtonLink, IconButton } from '@/ui/Button';
import { Picture } from '@/ui/Picture';
import { compareTexts, trayTexts } from './texts';
import { opensComparison, useComparedProducts } from './useComparedProducts';

/** The products chosen for the comparison, above any bottom bar; on a phone, a button unfolds them. */
export function CompareTray({ ids }: { ids: readonly string[] }) {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const ref = useRef<HTMLElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const listId = useId();
  useBottomSpace(ref, true);
  const count = trayTexts.count(ids.length, comparedMost);

  return (
    <section
      ref={ref}
      aria-label={trayTexts.title}
      className="rise-in fixed inset-x-0 z-20 max-h-[50dvh] overflow-y-auto border-t border-ivory-edge bg-paper shadow-lift print:hidden"
    >
      <div className="mx-auto flex max-w-shop flex-wrap items-center gap-x-1 gap-y-2 px-4 py-2 sm:gap-x-4 sm:px-8">
        <p role="status" className="font-semibold tabular-nums">
          {count}
        </p>
        {ids.length > 0 ? (
          <>
            <button
              type="button"
              aria-expanded={unfolded}
              aria-controls={listId}
              aria-label={trayTexts.show(ids.length)}
              onClick={() => setUnfolded(!unfolded)}
              className="grid size-11 place-items-center rounded-full hover:bg-leaf-soft sm:hidden sideways:grid"
            >
              <ChevronDown aria-hidden size={20} className={unfolded ? '' : 'rotate-180'} />
            </button>
            <ul
              id={listId}
              aria-label={trayTexts.title}
              className={`grid min-w-0 gap-2 max-lg:order-last max-lg:w-full sm:grid-cols-2 lg:flex-1 lg:grid-cols-4 ${unfolded ? '' : 'max-sm:hidden sideways:hidden'}`}
            >
              {ids.map((id) => (
                <CompareTrayItem
                  key={id}
                  id={id}
                  onRemove={() => dispatch(compareProducts(ids.filter((other) => other !== id)))}
                />
              ))}
            </ul>
          </>
        ) : (
          <p className="text-sm text-ink-soft">{trayTexts.choose(comparedMost)}</p>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-x-2">
          {ids.length === 1 && <p className="text-sm text-ink-soft">{trayTexts.chooseMore}</p>}
          {ids.length > 0 && (
            <Button
              variant="quiet"
              size="small"
              aria-label={trayTexts.clearAll}
              onClick={() => dispatch(compareProducts([]))}
              className={unfolded ? '' : 'max-sm:hidden'}
            >
              {trayTexts.clear}
            </Button>
          )}
          {ids.length > 1 && (
            <ButtonLink size="small" to={pathname + comparedQuery(search, ids)} state={opensComparison}>
              {compareTexts.compare}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

interface Props {
  readonly id: string;
  readonly onRemove: () => void;
}

export function CompareTrayItem({ id, onRemove }: Props) {
  const state = useComparedProducts([id]);
  const product = state.status === 'ready' ? state.products[0] : undefined;
  const name = product?.name ?? (state.status === 'ready' ? words.noLongerAvailable : '…');
  return (
    <li className="flex min-w-0 items-center gap-2 rounded-field border border-ivory-edge bg-ivory">
      <span className="size-11 shrink-0 overflow-hidden rounded-field bg-ivory-deep">
        {product && <Picture src={product.images[0]} alt="" sizes="2.75rem" />}
      </span>
      <span
        lang={product && englishLang}
        className={`line-clamp-2 min-w-0 flex-1 text-sm leading-tight break-words ${product ? '' : 'text-ink-soft'}`}
      >
        {name}
      </span>
      <IconButton label={trayTexts.remove(name)} onClick={onRemove}>
        <X aria-hidden size={18} />
      </IconButton>
    </li>
  );
}
