import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { langOf } from '@/lib/serverWriting';
import { IconButton } from './IconButton';
import { toastTexts } from './texts';
import { usePausableTimer } from './usePausableTimer';

export interface ToastItem {
  readonly id: string;
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  /** Below the text. */
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

/** A toast whose timer pauses on hover and focus. */
export function Toast({ item, lifeMs, onClose }: Props) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  usePausableTimer(lifeMs, hovered || focused, () => onClose(item.id));
  const { background, Icon } = tones[item.tone];
  return (
    <li
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={`on-leaf rise-in pointer-events-auto flex w-full items-center gap-3 rounded-field border border-ivory/20 py-1 pr-1 pl-4 text-ivory shadow-lift sm:w-auto sm:max-w-md ${background}`}
    >
      <Icon aria-hidden size={20} className="shrink-0" />
      <span className="min-w-0 flex-1 py-2 font-medium break-words">
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
