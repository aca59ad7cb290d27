import { type ComponentProps, useState } from 'react';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextField {...props} type={shown ? 'text' : 'password'} />
      <span className="absolute top-8 right-1.5">
        <Button variant="quiet" size="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </Button>
      </span>
    </div>
  );
}
