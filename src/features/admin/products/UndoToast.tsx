import { messages } from '@/config/messages';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { Toast } from '@/ui/Toast';
import { selectUndoable, undoOffered, undoProductEdit } from './productEditsSlice';
import { inlineEditTexts as texts } from './texts';

/** Longer than other toasts, because it holds a choice; it also waits while it is pointed at or focused. */
const undoMs = 10_000;

/** Says that an edit was saved and takes it back. */
export function UndoToast() {
  const dispatch = useAppDispatch();
  const edit = useAppSelector(selectUndoable);
  const item = edit && {
    id: `${edit.productId} ${JSON.stringify(edit.after)}`,
    tone: 'success' as const,
    text: messages.productUpdated,
    more: (
      <>
        <span className="block font-normal">{texts.saved[edit.part](edit.name)}</span>
        <Button
          variant="quiet"
          size="small"
          className="px-0! text-ivory! underline"
          onClick={() => void dispatch(undoProductEdit(edit))}
        >
          {texts.undo}
        </Button>
      </>
    ),
  };
  return (
    <ul
      aria-live="polite"
      aria-label={texts.savedChanges}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar)+5rem)] z-40 grid justify-items-center sm:right-auto sm:bottom-[calc(var(--bottom-bar)+1rem)] sm:left-6 print:hidden"
    >
      {item && <Toast key={item.id} item={item} lifeMs={undoMs} onClose={() => dispatch(undoOffered(null))} />}
    </ul>
  );
}
