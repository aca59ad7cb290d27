import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { langOf } from '@/lib/serverWriting';
import { usePageVisible } from '@/lib/visibility';
import { IconButton } from './Button';
import { toastTexts } from './texts';

export interface ToastItem {
  readonly id: string;
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  /** Shown below the text. */
  readonly more?: ReactNode;
}

const tones = {
  success: { background: 'bg-done', Icon: CircleCheck },
  error: { background: 'bg-alert', Icon: CircleAlert },
  info: { background: 'bg-ink', Icon: Info },
} as const;

interface Props {
  readonly item: ToastItem;
  readonly lifeMs: number;
  readonly onClose: (id: string) => void;
}

/** Keeps what gets the focus above the toasts. Not by a custom property, which would restyle the whole page. */
function keepFocusAbove(): void {
  const tops = [...document.querySelectorAll('[data-toast]')].map((toast) => toast.getBoundingClientRect().top);
  const covered = tops.length > 0 ? `calc(100vh - ${Math.min(...tops)}px + 1rem)` : '';
  document.documentElement.style.scrollPaddingBottom = covered;
}

/** A toast whose timer pauses on hover, on focus and in a hidden tab, so that another tab's sign-out is read later. */
export function Toast({ item, lifeMs, onClose }: Props) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = usePageVisible();
  usePausableTimer(lifeMs, hovered || focused || !visible, () => onClose(item.id));
  useEffect(() => {
    keepFocusAbove();
    return keepFocusAbove;
  }, []);
  const { background, Icon } = tones[item.tone];
  return (
    <li
      data-toast=""
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={`on-leaf rise-in pointer-events-auto flex w-full items-center gap-3 rounded-field border border-ivory/20 py-1 pr-1 pl-4 text-ivory shadow-lift sm:w-auto sm:max-w-md ${background}`}
    >
      <Icon aria-hidden size={20} className="shrink-0" />
      <span className="min-w-0 flex-1 py-2 font-medium wrap-anywhere">
        <span lang={langOf(item.text)} className={item.more ? 'block' : undefined}>
          {item.text}
        </span>
        {item.more}
      </span>
      <IconButton
        label={toastTexts.closeMessage}
        onClick={() => onClose(item.id)}
        className="hover:not-disabled:bg-ivory/20"
      >
        <X aria-hidden size={18} />
      </IconButton>
    </li>
  );
}

interface ToastViewProps extends Omit<Props, 'item'> {
  readonly items: readonly ToastItem[];
  /** A message that stays until it is answered, below the toasts. */
  readonly children?: ReactNode;
}

/** Errors interrupt a screen reader (assertive), other toasts wait (polite). */
export function ToastView({ items, onClose, lifeMs, children }: ToastViewProps) {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar)+1rem)] z-50 grid justify-items-center gap-2 sm:inset-x-auto sm:right-6 sm:justify-items-end">
      {(['polite', 'assertive'] as const).map((live) => (
        <ul
          key={live}
          aria-live={live}
          aria-label={live === 'polite' ? toastTexts.messages : toastTexts.errorMessages}
          className="contents"
        >
          {items
            .filter(({ tone }) => (tone === 'error') === (live === 'assertive'))
            .map((item) => (
              <Toast key={item.id} item={item} lifeMs={lifeMs} onClose={onClose} />
            ))}
        </ul>
      ))}
      {children}
    </div>
  );
}

/** Calls `onEnd` once after `ms`, not counting paused time. */
export function usePausableTimer(ms: number, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (Date.now() - started));
    };
  }, [paused]);
}
