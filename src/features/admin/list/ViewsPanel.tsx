import { Bookmark, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button, IconButton } from '@/ui/Button';
import { FieldError } from '@/ui/fields';
import { changePreferences, type SavedView, selectPreferences } from './preferencesSlice';
import { ToolbarMenu, toolbarControl } from './Toolbar';
import { adminViewTexts } from './texts';
import type { AdminList, ListView } from './useAdminList';
import { viewQuery, viewSearch } from './useDashboardUrl';

/** Names that differ only in case or surrounding spaces are the same. */
const nameKey = (name: string) => name.trim().toLowerCase();

interface NameFormProps {
  readonly label: string;
  readonly action: string;
  /** The label of the button while the name is taken; without it, a taken name is rejected. */
  readonly replace?: string;
  readonly taken: readonly string[];
  readonly start?: string;
  readonly autoFocus?: boolean;
  readonly onName: (name: string) => void;
}

/** A field for a name, and the button that submits it. */
function NameForm({ label, action, replace, taken, start = '', autoFocus = false, onName }: NameFormProps) {
  const [name, setName] = useState(start);
  const [refused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const trimmed = name.trim();
  const isTaken = taken.some((other) => nameKey(other) === nameKey(name));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!trimmed) return field.current?.focus();
    if (isTaken && !replace) {
      setRefused(true);
      field.current?.focus();
      return;
    }
    onName(trimmed);
    setName('');
  }
  return (
    <form onSubmit={submit}>
      <div className="flex gap-2">
        <input
          ref={field}
          aria-label={label}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? errorId : undefined}
          placeholder={label}
          value={name}
          maxLength={80}
          // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was pressed.
          autoFocus={autoFocus}
          onChange={(event) => {
            setName(event.target.value);
            setRefused(false);
          }}
          className={`${toolbarControl} min-w-0 flex-1`}
        />
        <Button type="submit" size="small">
          {(isTaken && replace) || action}
        </Button>
      </div>
      <FieldError id={errorId} error={refused ? adminViewTexts.nameTaken : undefined} />
    </form>
  );
}

/** The saved views of a list. The functions return whether the browser could store the change. */
function useSavedViews(list: string) {
  const { views } = useAppSelector(selectPreferences);
  const dispatch = useAppDispatch();
  const change = (next: (latest: readonly SavedView[]) => SavedView[]) =>
    dispatch(changePreferences((latest) => ({ views: next(latest.views) })));
  const isNamed = (name: string) => (view: SavedView) => view.list === list && nameKey(view.name) === nameKey(name);
  const without = (latest: readonly SavedView[], name: string) => latest.filter((view) => !isNamed(name)(view));
  return {
    views: views.filter((view) => view.list === list),
    /** Replaces the view of the same name. */
    save: (name: string, query: string) => change((latest) => [...without(latest, name), { list, name, query }]),
    rename: (name: string, to: string) =>
      change((latest) => latest.map((view) => (isNamed(name)(view) ? { ...view, name: to } : view))),
    remove: (name: string) => change((latest) => without(latest, name)),
  };
}

interface ViewRowProps {
  readonly list: string;
  readonly view: ListView;
  /** The query of the list as it is shown. */
  readonly current: string;
  /** Names of the other saved views. */
  readonly otherNames?: readonly string[];
  readonly onChosen: () => void;
  /** Absent for a view that cannot be changed. */
  readonly onRename?: (name: string) => void;
  readonly onDelete?: () => void;
}

function ViewRow({
  list,
  view: { name, query },
  current,
  otherNames = [],
  onChosen,
  onRename,
  onDelete,
}: ViewRowProps) {
  const [renaming, setRenaming] = useState(false);
  if (renaming)
    return (
      <li className="py-1">
        <NameForm
          label={adminViewTexts.newName(name)}
          action={adminViewTexts.confirmRename}
          taken={otherNames}
          start={name}
          autoFocus
          onName={(to) => {
            setRenaming(false);
            onRename?.(to);
          }}
        />
      </li>
    );
  return (
    <li className="flex items-center">
      <Link
        to={viewSearch(list, query)}
        onClick={onChosen}
        aria-current={viewQuery(query) === current}
        className="min-w-0 flex-1 rounded-field px-2 py-2 wrap-anywhere hover:bg-leaf-mist aria-[current=true]:font-semibold aria-[current=true]:text-leaf"
      >
        {name}
      </Link>
      {onRename && (
        <IconButton label={adminViewTexts.rename(name)} onClick={() => setRenaming(true)}>
          <Pencil aria-hidden size={16} />
        </IconButton>
      )}
      {onDelete && (
        <IconButton label={adminViewTexts.delete(name)} onClick={onDelete}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      )}
    </li>
  );
}

interface ViewsPanelProps {
  readonly list: Pick<AdminList<never>, 'id' | 'views'>;
  readonly onChosen: () => void;
}

/** Chooses, saves, renames and deletes views. A deletion can be undone. */
function ViewsPanel({ list: { id: list, views: initial }, onChosen }: ViewsPanelProps) {
  const { views, save, rename, remove } = useSavedViews(list);
  const current = viewQuery(String(useSearchParams()[0]));
  const names = views.map(({ name }) => name);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const [message, setMessage] = useState('');
  const [deleted, setDeleted] = useState<SavedView | null>(null);

  function announce(text: string, removed: SavedView | null = null) {
    setMessage(text);
    setDeleted(removed);
    // The control that had the focus may have unmounted.
    statusRef.current?.focus();
  }
  const saveView = (name: string, query: string) =>
    announce(save(name, query) ? adminViewTexts.saved(name) : adminViewTexts.notStored(name));
  const renameView = (name: string, to: string) =>
    announce(rename(name, to) ? adminViewTexts.renamed(to) : adminViewTexts.notStored(to));
  function removeView(view: SavedView) {
    remove(view.name);
    announce(adminViewTexts.deleted(view.name), view);
  }
  return (
    <>
      <ul className="mb-3">
        {initial.map((view) => (
          <ViewRow key={view.name} list={list} view={view} current={current} onChosen={onChosen} />
        ))}
        {views.map((view) => (
          <ViewRow
            key={view.name}
            list={list}
            view={view}
            current={current}
            otherNames={names.filter((name) => name !== view.name)}
            onChosen={onChosen}
            onRename={(name) => renameView(view.name, name)}
            onDelete={() => removeView(view)}
          />
        ))}
      </ul>
      {current === '' && <p className="mb-2 text-sm text-ink-soft">{adminViewTexts.none}</p>}
      <NameForm
        label={adminViewTexts.saveAs}
        action={adminViewTexts.save}
        replace={adminViewTexts.replace}
        taken={names}
        onName={(name) => saveView(name, current)}
      />
      <p ref={statusRef} role="status" tabIndex={-1} className="mt-2 text-sm">
        {message}
      </p>
      {deleted && (
        <Button variant="quiet" size="small" onClick={() => saveView(deleted.name, deleted.query)}>
          {adminViewTexts.undo}
        </Button>
      )}
    </>
  );
}

export function ViewsMenu({ list }: Pick<ViewsPanelProps, 'list'>) {
  return (
    <ToolbarMenu label={adminViewTexts.views} icon={<Bookmark aria-hidden size={16} />}>
      {(close) => <ViewsPanel list={list} onChosen={close} />}
    </ToolbarMenu>
  );
}
