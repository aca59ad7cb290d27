import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-ivory-deep text-ink',
  saffron: 'bg-saffron-soft text-saffron-ink',
  leaf: 'bg-leaf text-ivory',
  done: 'bg-done-soft text-done',
  alert: 'bg-alert-soft text-alert',
} as const;

export type BadgeTone = keyof typeof tones;

interface Props {
  readonly tone?: BadgeTone | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short status label; the text carries the meaning, the colour only supports it. */
export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap tabular-nums ${tones[tone]}`}
    >
      {icon}
      {children}
    </span>
  );
}
