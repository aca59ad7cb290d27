import { CircleAlert } from 'lucide-react';
import { messages } from '@/config/messages';
import {
  isNumberField,
  numberUnderstood,
  type ProductEditValues,
  type ProductField,
  productHeader,
} from '@/domain/adminProducts';
import { jobName } from '@/features/admin/changes/BatchResult';
import { changeSettled, type EditJob, type Outcome, undoOffered } from '@/features/admin/changes/changesSlice';
import { sendChange } from '@/features/admin/changes/sendChange';
import { changesTexts } from '@/features/admin/changes/texts';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import type { AppThunk } from '@/state/storeTypes';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { uiTexts } from '@/ui/texts';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { inlineEditTexts as texts } from './texts';

const shortNames: Readonly<Partial<Record<ProductField, string>>> = texts.fields;

/** The name of a product's field, without units. */
export const fieldName = (field: ProductField): string => shortNames[field] ?? productHeader(field);

/** A formatted value, such as a price with its currency. */
export function valueText(field: ProductField, value = ''): string {
  return (isNumberField(field) && numberUnderstood(field, value)) || value || changesTexts.nothing;
}

/** Saves an edit in the list and offers to undo it; with `isUndo`, the edit restores the previous values. */
export const saveEdit =
  (job: EditJob, { isUndo = false } = {}): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(undoOffered(null));
    const { state } = await dispatch(sendChange(job));
    if (state === 'done') dispatch(isUndo ? noticeShown(messages.productUpdated, 'success') : undoOffered(job));
  };

interface ConflictProps {
  readonly mine: ProductEditValues;
  readonly theirs: ProductEditValues;
}

/** Both values of each field that somebody else changed meanwhile; without any, the values that were not saved. */
function UnsavedValues({ mine, theirs }: ConflictProps) {
  const overtaken = Object.keys(theirs);
  const fields = (overtaken.length > 0 ? overtaken : Object.keys(mine)) as ProductField[];
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {fields.map((field) => (
        <li key={field}>
          {field in theirs && (
            <span className="block">{texts.theirs(fieldName(field), valueText(field, theirs[field]))}</span>
          )}
          <span className="block">{texts.mine(fieldName(field), valueText(field, mine[field]))}</span>
        </li>
      ))}
    </ul>
  );
}

interface ConflictChoiceProps extends ConflictProps {
  readonly onSaveMine: () => void;
  readonly onKeepTheirs: () => void;
}

/** Fields of a form that somebody else changed meanwhile, with both values. */
export function ConflictChoice({ mine, theirs, onSaveMine, onKeepTheirs }: ConflictChoiceProps) {
  return (
    <Alert tone="error" title={texts.changedMeanwhile}>
      <UnsavedValues mine={mine} theirs={theirs} />
      <span className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={onSaveMine}>
          {texts.saveMine}
        </Button>
        <Button variant="secondary" size="small" onClick={onKeepTheirs}>
          {texts.keepTheirs}
        </Button>
      </span>
    </Alert>
  );
}

interface EditOutcomeProps {
  readonly job: EditJob;
  readonly outcome: Outcome;
  /** Moves the focus on from the clicked button, which unmounts. */
  readonly onDecided: () => void;
}

/** Why an edit is not saved, and what can be done about it. */
export function EditOutcome({ job, outcome: { state, reason, unclear, theirs }, onDecided }: EditOutcomeProps) {
  const dispatch = useAppDispatch();
  const conflict = state === 'skipped';
  function decide(act: () => void) {
    act();
    onDecided();
  }
  const forProduct = <VisuallyHidden>{texts.of(job.name)}</VisuallyHidden>;
  return (
    <div className="py-1 text-left text-sm">
      <div role="alert" className="text-alert">
        <p className="flex gap-1.5 font-semibold">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            <VisuallyHidden>{jobName(job)}. </VisuallyHidden>
            {conflict ? texts.changedMeanwhile : unclear ? changesTexts.unclear(reason) : texts.failed(reason)}
          </span>
        </p>
      </div>
      <UnsavedValues mine={job.after} theirs={theirs} />
      <span className="mt-1 flex flex-wrap gap-1">
        <Button
          size="small"
          className="px-3!"
          onClick={() => decide(() => void dispatch(saveEdit({ ...job, before: { ...job.before, ...theirs } })))}
        >
          {conflict ? texts.saveMine : uiTexts.retry} {forProduct}
        </Button>
        <Button
          variant="quiet"
          size="small"
          className="px-2!"
          onClick={() => decide(() => dispatch(changeSettled(job.key)))}
        >
          {conflict ? texts.keepTheirs : changesTexts.discard} {forProduct}
        </Button>
      </span>
    </div>
  );
}
