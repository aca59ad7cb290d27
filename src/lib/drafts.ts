import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { session } from './storage';
import { parseJson } from './text';
import { useAskBeforeLeaving } from './visibility';

/** What is typed into a form and not sent yet: in this tab, over reloads and other pages, until it is sent or cancelled. */
const keyOf = (name: string) => `draft:${name}`;

export function hasDraft(name: string): boolean {
  return session.read(keyOf(name)) !== null;
}

/** Null where there is none, or it cannot be read. */
export function readDraft<S extends GenericSchema>(name: string, schema: S): InferOutput<S> | null {
  const read = safeParse(schema, parseJson(session.read(keyOf(name))));
  return read.success ? read.output : null;
}

export function forgetDraft(name: string): void {
  session.remove(keyOf(name));
}

/** Whose drafts the tab has: '' for a guest's. */
const ownerKey = 'drafts-of';

/** Forgets the drafts of another customer, who may have left while this tab was closed. A guest's stay with a sign-in. */
export function keepDraftsOf(userId: string): void {
  const owner = session.read(ownerKey) ?? '';
  if (owner === userId) return;
  if (owner) for (const key of session.keys()) if (key.startsWith(keyOf(''))) session.remove(key);
  session.write(ownerKey, userId);
}

/** Stores `draftOf(values)` at each change of the form. Where it cannot be stored, the browser asks before the page is left. */
export function useStoredDraft<T extends FieldValues>(
  name: string,
  { subscribe, formState }: Pick<UseFormReturn<T>, 'subscribe' | 'formState'>,
  draftOf: (values: T) => unknown,
): void {
  const latestDraftOf = useEffectEvent(draftOf);
  const [stored, setStored] = useState(true);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => setStored(session.write(keyOf(name), JSON.stringify(latestDraftOf(values)))),
      }),
    [subscribe, name],
  );
  useAskBeforeLeaving(formState.isDirty && !stored);
}
