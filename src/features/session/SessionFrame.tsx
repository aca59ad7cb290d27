import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { BotanicalSprig } from '@/ui/art/plants';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/EmptyState';
import { TextField } from '@/ui/fields';
import { sessionTexts } from './texts';

interface Props {
  readonly title: string;
  readonly intro: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function SessionFrame({ title, intro, wide = false, children }: Props) {
  return (
    <div className={`mx-auto w-full px-4 py-12 sm:px-8 lg:py-20 ${wide ? 'max-w-3xl' : 'max-w-md'}`}>
      <BotanicalSprig className="mx-auto w-56 max-w-full" />
      <PageHeading className="mt-4 text-center text-4xl">{title}</PageHeading>
      <p className="mt-2 mb-10 text-center text-ink-soft">{intro}</p>
      {children}
    </div>
  );
}

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

/** Focuses the first empty field of a form. */
export function focusEmptyField(form: HTMLFormElement): void {
  [...form.querySelectorAll('input')].find(({ value }) => !value.trim())?.focus();
}

/** Returns a text that clears itself after `ms`, and a function that shows a new one. */
export function useTransientText(ms: number): [string, (text: string) => void] {
  const [current, setCurrent] = useState({ text: '' });
  useEffect(() => {
    if (!current.text) return;
    const timer = setTimeout(() => setCurrent({ text: '' }), ms);
    return () => clearTimeout(timer);
  }, [current, ms]);
  return [current.text, (text) => setCurrent({ text })];
}
