import { Search } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { countText } from '@/features/admin/list/format';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { controlClass } from '@/ui/fields';
import { FindOptions } from './FindOptions';
import { FindProgress } from './FindProgress';
import type { Find, FindGroup } from './find';
import { findRecords } from './findRecords';
import { rememberFind, selectRecentFinds } from './recentFindsSlice';
import { paletteTexts } from './texts';
import { matchingActions, useActions } from './useActions';
import { useFindLists } from './useFindLists';
import { useOptionKeys } from './useOptionKeys';

/** One field over all records and actions; what was found last comes first. */
export function FindPalette({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const { lists, customers, guests, queries } = useFindLists();
  const actions = useActions({ ...lists, customers, guests });
  const recent = useAppSelector(selectRecentFinds);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const listId = useId();
  const groups = useMemo((): readonly FindGroup[] => {
    const first = wanted.trim() ? findRecords(lists, wanted) : [{ id: 'recent' as const, finds: recent }];
    return [...first, { id: 'actions' as const, finds: matchingActions(actions, wanted) }].filter(
      ({ finds }) => finds.length > 0,
    );
  }, [lists, wanted, recent, actions]);
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
        {options.length > 0
          ? countText(paletteTexts.found, options.length)
          : loading
            ? paletteTexts.noneYet
            : paletteTexts.none}
      </p>
      <FindOptions id={listId} groups={groups} idOf={idOf} active={active} onChoose={choose} />
      <FindProgress queries={queries} />
    </>
  );
}
