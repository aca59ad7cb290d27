import { type ComponentProps, useState } from 'react';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/fields';
import { sessionTexts } from './texts';

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextField {...props} type={shown ? 'text' : 'password'} />
      <span className="absolute top-8 right-1.5">
        <Button variant="quiet" size="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
          <span aria-hidden>{shown ? sessionTexts.hide : sessionTexts.show}</span>
          <span className="sr-only">{shown ? sessionTexts.hidePassword : sessionTexts.showPassword}</span>
        </Button>
      </span>
    </div>
  );
}
