import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '@/ui/Button';
import { NameForm } from './NameForm';
import { adminViewTexts } from './texts';
import { viewQuery, viewSearch } from './viewQuery';

interface Props {
  readonly list: string;
  readonly view: { readonly name: string; readonly query: string };
  /** The query of the view that is shown. */
  readonly current: string;
  /** Of all views that can be replaced. */
  readonly names?: readonly string[];
  readonly onChosen: () => void;
  /** Without it, the view cannot be changed. */
  readonly onRename?: (name: string) => void;
  readonly onDelete?: () => void;
}

export function ViewRow({ list, view: { name, query }, current, names = [], onChosen, onRename, onDelete }: Props) {
  const [renaming, setRenaming] = useState(false);
  if (renaming)
    return (
      <li className="py-1">
        <NameForm
          label={adminViewTexts.newName(name)}
          action={adminViewTexts.confirmRename}
          replace={adminViewTexts.replace}
          taken={names}
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
