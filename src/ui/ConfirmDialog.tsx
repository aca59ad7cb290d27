import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { dialogTexts } from './texts';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** Says what will happen, and to what. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly busy?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirms an irreversible action; the safe choice has the focus. */
export function ConfirmDialog({ open, title, children, confirmLabel, cancelLabel, busy, onConfirm, onCancel }: Props) {
  return (
    <Dialog open={open} onClose={onCancel} title={title}>
      <div className="text-ink-soft">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel ?? dialogTexts.cancel}
        </Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
