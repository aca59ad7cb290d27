import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProblemText } from '@/features/admin/list/QueryResult';
import { recordTexts } from '@/features/admin/list/texts';
import { englishLang } from '@/lib/language';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { controlClass } from '@/ui/fields';
import { uiTexts } from '@/ui/texts';
import { type Find, type FindGroup, type FindTab, findRecords } from './find';
import { rememberFind, selectRecentFinds } from './recentFindsSlice';
import { paletteTexts } from './texts';
import { type FindQuery, matchingActions, useFindables } from './useFindables';

/** The active option of a list below a field: the first one until an arrow key moves it. */
function useOptionKeys(optionIds: readonly string[], onChoose: (index: number) => void) {
  const [activeId, setActiveId] = useState('');
  const at = optionIds.indexOf(activeId);
  const active = at < 0 ? 0 : at;
  const id = optionIds[active];
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
  }, [id]);
  function onKeyDown(event: KeyboardEvent) {
    const count = optionIds.length;
    if (event.nativeEvent.isComposing || count === 0) return;
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (move) setActiveId(optionIds[(active + move + count) % count] ?? '');
    else if (event.key === 'Enter') onChoose(active);
    else return;
    event.preventDefault();
  }
  return { active: id, onKeyDown, startAgain: () => setActiveId('') };
}

interface OptionsProps {
  readonly id: string;
  readonly groups: readonly FindGroup[];
  /** Derives an option's element id from its key. */
  readonly idOf: (groupId: string, key: string) => string;
  /** The id of the active option. */
  readonly active: string | undefined;
  readonly onChoose: (find: Find) => void;
}

/** The results as a listbox, grouped; the focus stays in the field. */
function FindOptions({ id, groups, idOf, active, onChoose }: OptionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={paletteTexts.results}
      className="mt-3 h-[min(24rem,50dvh)] overflow-y-auto overscroll-contain"
    >
      {groups.map(({ id: groupId, finds }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has no fieldsets.
        <div key={groupId} role="group" aria-labelledby={`${id}${groupId}`} className="mb-2">
          <p id={`${id}${groupId}`} role="presentation" className="px-3 py-1 text-sm font-semibold text-ink-soft">
            {paletteTexts.groups[groupId]}
          </p>
          {finds.map((find) => {
            const optionId = idOf(groupId, find.key);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
              <div
                key={find.key}
                id={optionId}
                role="option"
                tabIndex={-1}
                aria-selected={optionId === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(find)}
                className="flex min-h-10 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-field px-3 py-2 hover:bg-leaf-mist aria-selected:bg-leaf-soft forced-colors:aria-selected:outline-2"
              >
                <span lang={find.key.startsWith('product ') ? englishLang : undefined} className="wrap-anywhere">
                  {find.label}
                </span>{' '}
                {find.detail && <span className="text-sm wrap-anywhere text-ink-soft">{find.detail}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The progress of each list that is not loaded yet; a failed one can be refetched. */
function FindProgress({ queries }: { queries: readonly FindQuery[] }) {
  const missing = queries.filter(({ query }) => !query.data);
  if (missing.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-1 text-sm">
      {missing.map(({ query, names }) =>
        query.error && !query.isFetching ? (
          <li key={names.title} className="flex flex-wrap items-center gap-x-2 text-alert">
            {recordTexts.loadFailed(names.other)}. <ProblemText error={query.error} />
            <Button
              variant="quiet"
              size="small"
              aria-label={paletteTexts.retryOf(names.title)}
              onClick={() => void query.refetch()}
            >
              {uiTexts.retry}
            </Button>
          </li>
        ) : (
          <li key={names.title} className="text-ink-soft">
            {recordTexts.loading(names.other)}…
          </li>
        ),
      )}
    </ul>
  );
}

interface DialogProps {
  readonly tabs: readonly FindTab[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One search field for all records and actions; recent finds come first. */
function FindPalette({ tabs, onDone }: Pick<DialogProps, 'tabs'> & { readonly onDone: () => void }) {
  const [text, setText] = useState('');
  const { lists, actions, queries } = useFindables(tabs);
  const recent = useAppSelector(selectRecentFinds);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const listId = useId();
  const groups = useMemo((): readonly FindGroup[] => {
    const first = text.trim() ? findRecords(lists, text) : [{ id: 'recent' as const, finds: recent }];
    return [...first, { id: 'actions' as const, finds: matchingActions(actions, text) }].filter(
      ({ finds }) => finds.length > 0,
    );
  }, [lists, text, recent, actions]);
  const options = groups.flatMap(({ id, finds }) => finds.map((find) => ({ id: idOf(id, find.key), find })));

  function idOf(groupId: string, key: string): string {
    return `${listId}${groupId} ${key}`.replaceAll(' ', '-');
  }
  function choose(find: Find | undefined) {
    if (!find) return;
    onDone();
    dispatch(rememberFind(find));
    if (find.to) void navigate(find.to.startsWith('?') ? { search: find.to } : find.to);
    else find.run?.();
  }
  const { active, onKeyDown, startAgain } = useOptionKeys(
    options.map(({ id }) => id),
    (index) => choose(options[index]?.find),
  );
  const loading = queries.some(({ query }) => !query.data);
  return (
    <>
      <span className="relative block">
        <Search
          aria-hidden
          size={20}
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
        />
        <input
          type="text"
          role="combobox"
          aria-label={paletteTexts.label}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active}
          placeholder={paletteTexts.label}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            startAgain();
          }}
          className={`${controlClass} h-12 pl-11 placeholder:text-ink-soft`}
        />
      </span>
      <p role="status" className={options.length > 0 ? 'sr-only' : 'mt-4 text-ink-soft'}>
        {options.length > 0 ? paletteTexts.found(options.length) : loading ? paletteTexts.noneYet : paletteTexts.none}
      </p>
      <FindOptions id={listId} groups={groups} idOf={idOf} active={active} onChoose={choose} />
      <FindProgress queries={queries} />
    </>
  );
}

export function FindDialog({ tabs, open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={paletteTexts.title} layout="wide">
      <FindPalette tabs={tabs} onDone={onClose} />
    </Dialog>
  );
}
