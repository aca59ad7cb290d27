import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/Button';
import { toolbarControl } from './ToolbarMenu';

interface Props {
  readonly label: string;
  readonly action: string;
  /** The action for a name that is taken. */
  readonly replace: string;
  readonly taken: readonly string[];
  readonly start?: string;
  readonly autoFocus?: boolean;
  readonly onName: (name: string) => void;
}

/** One field for a name, and the button that takes it. */
export function NameForm({ label, action, replace, taken, start = '', autoFocus = false, onName }: Props) {
  const [name, setName] = useState(start);
  const trimmed = name.trim();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!trimmed) return;
    onName(trimmed);
    setName('');
  }
  return (
    <form onSubmit={submit} className="flex gap-2">
      <input
        aria-label={label}
        placeholder={label}
        value={name}
        maxLength={80}
        // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was pressed.
        autoFocus={autoFocus}
        onChange={(event) => setName(event.target.value)}
        className={`${toolbarControl} min-w-0 flex-1`}
      />
      <Button type="submit" size="small">
        {trimmed !== start && taken.includes(trimmed) ? replace : action}
      </Button>
    </form>
  );
}
