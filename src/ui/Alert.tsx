import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { langOf } from '@/lib/serverWriting';

const tones = {
  info: { colours: 'bg-leaf-mist text-leaf-ink', role: 'status', Icon: Info },
  success: { colours: 'bg-done-soft text-done', role: 'status', Icon: CircleCheck },
  error: { colours: 'bg-alert-soft text-alert', role: 'alert', Icon: CircleAlert },
} as const;

interface Props {
  readonly tone?: keyof typeof tones | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
}

/** An inline message; errors interrupt a screen reader (role alert), the others wait (role status). */
export function Alert({ tone = 'info', title, children }: Props) {
  const { colours, role, Icon } = tones[tone];
  return (
    <div role={role} className={`flex gap-3 rounded-field px-4 py-3 ${colours}`}>
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 break-words">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div lang={langOf(children)}>{children}</div>}
      </div>
    </div>
  );
}
