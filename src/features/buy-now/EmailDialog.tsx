import { type FormEvent, useRef, useState } from 'react';
import { messages } from '@/config/messages';
import { isEmail } from '@/domain/email';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { TextField } from '@/ui/TextField';

interface Props {
  readonly open: boolean;
  /** What is in the field at first. */
  readonly initial?: string;
  readonly onClose: () => void;
  /** Told a well-shaped address only (§5). */
  readonly onEmail: (email: string) => void;
}

/** 'Enter Your Email To Continue' (§2), for a guest's Buy Now. What was typed stays when the dialog is closed. */
export function EmailDialog({ open, initial = '', onClose, onEmail }: Props) {
  const [email, setEmail] = useState(initial);
  const [error, setError] = useState('');
  const fieldRef = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmail(email)) return onEmail(email.trim());
    setError(messages.buyNowEmail);
    fieldRef.current?.focus();
  }

  return (
    <Dialog open={open} onClose={onClose} title={messages.buyNowTitle}>
      <form noValidate onSubmit={submit}>
        <p className="text-ink-soft">We send your order confirmation here. You don’t need an account.</p>
        <div className="mt-5">
          <TextField
            ref={fieldRef}
            label="Email"
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
          Continue
        </Button>
      </form>
    </Dialog>
  );
}
