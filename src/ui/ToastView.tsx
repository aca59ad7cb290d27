import type { ReactNode } from 'react';
import { Toast, type ToastItem } from './Toast';
import { toastTexts } from './texts';

interface Props {
  readonly items: readonly ToastItem[];
  readonly onClose: (id: string) => void;

  readonly lifeMs?: number | undefined;
  /** A message that stays until it is answered, below the toasts. */
  readonly children?: ReactNode;
}

/** Errors interrupt a screen reader (assertive), other toasts wait (polite). */
export function ToastView({ items, onClose, lifeMs = 3000, children }: Props) {
  const errors = items.filter((item) => item.tone === 'error');
  const others = items.filter((item) => item.tone !== 'error');
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar)+1rem)] z-50 grid justify-items-center gap-2 sm:inset-x-auto sm:right-6 sm:justify-items-end">
      <ToastList live="polite" items={others} onClose={onClose} lifeMs={lifeMs} />
      <ToastList live="assertive" items={errors} onClose={onClose} lifeMs={lifeMs} />
      {children}
    </div>
  );
}

interface ListProps extends Required<Pick<Props, 'items' | 'onClose'>> {
  readonly live: 'polite' | 'assertive';
  readonly lifeMs: number;
}

function ToastList({ live, items, onClose, lifeMs }: ListProps) {
  return (
    <ul
      aria-live={live}
      aria-label={live === 'polite' ? toastTexts.messages : toastTexts.errorMessages}
      className="contents"
    >
      {items.map((item) => (
        <Toast key={item.id} item={item} lifeMs={lifeMs} onClose={onClose} />
      ))}
    </ul>
  );
}
