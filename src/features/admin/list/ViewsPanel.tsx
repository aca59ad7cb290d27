import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { defaultViews } from './defaultViews';
import { NameForm } from './NameForm';
import type { SavedView } from './preferencesSlice';
import { adminViewTexts } from './texts';
import { useSavedViews } from './useSavedViews';
import { ViewRow } from './ViewRow';
import { viewQuery } from './viewQuery';

interface Props {
  readonly list: string;
  readonly onChosen: () => void;
}

/** Chooses, saves, renames and deletes views. A deleted one can be taken back. */
export function ViewsPanel({ list, onChosen }: Props) {
  const { views, save, rename, remove } = useSavedViews(list);
  const current = viewQuery(String(useSearchParams()[0]));
  const names = views.map(({ name }) => name);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const [deleted, setDeleted] = useState<SavedView | null>(null);

  function say(text: string, kept: boolean, name: string) {
    setSaid(kept ? text : adminViewTexts.notKept(name));
    setDeleted(null);
    // The control that had the focus may be gone.
    statusRef.current?.focus();
  }
  function removeView(view: SavedView) {
    remove(view.name);
    setSaid(adminViewTexts.deleted(view.name));
    statusRef.current?.focus();
    setDeleted(view);
  }
  return (
    <>
      <ul className="mb-3">
        {defaultViews[list]?.map((view) => (
          <ViewRow key={view.name} list={list} view={view} current={current} onChosen={onChosen} />
        ))}
        {views.map((view) => (
          <ViewRow
            key={view.name}
            list={list}
            view={view}
            current={current}
            names={names}
            onChosen={onChosen}
            onRename={(name) => say(adminViewTexts.renamed(name), rename(view.name, name), name)}
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
        onName={(name) => say(adminViewTexts.saved(name), save(name, current), name)}
      />
      <p ref={statusRef} role="status" tabIndex={-1} className="mt-2 text-sm">
        {said}
      </p>
      {deleted && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => say(adminViewTexts.saved(deleted.name), save(deleted.name, deleted.query), deleted.name)}
        >
          {adminViewTexts.undo}
        </Button>
      )}
    </>
  );
}
