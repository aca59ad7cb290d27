import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { messages } from '@/config/messages';
import { isEmail } from '@/domain/email';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { TextField } from '@/ui/fields';
import { emailDialogTexts } from './texts';

interface Props {
  readonly open: boolean;
  readonly initial?: string;
  readonly onClose: () => void;
  /** Called with a valid address only (§5). */
  readonly onEmail: (email: string) => void;
  /** Shown above the field, which it can focus. */
  readonly before?: (focusField: () => void) => ReactNode;
}

export function EmailDialog({ open, initial = '', onClose, onEmail, before }: Props) {
  const [email, setEmail] = useState(initial);
  const [error, setError] = useState('');
  const introId = useId();
  const fieldRef = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmail(email)) return onEmail(email.trim());
    setError(messages.buyNowEmail);
    fieldRef.current?.focus();
  }

  return (
    <Dialog open={open} onClose={onClose} title={messages.buyNowTitle} describedBy={introId}>
      {before?.(() => fieldRef.current?.focus())}
      <form noValidate onSubmit={submit}>
        <p id={introId} className="text-ink-soft">
          {emailDialogTexts.intro}
        </p>
        <div className="mt-5">
          <TextField
            ref={fieldRef}
            label={emailDialogTexts.email}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
            value={email}
            error={error}
            onChange={(event) => {
              setEmail(event.target.value);
              setError('');
            }}
          />
        </div>
        <Button type="submit" className="mt-6 w-full">
          {emailDialogTexts.continue}
        </Button>
      </form>
    </Dialog>
  );
}
