import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { session } from './storage';
import { parseJson } from './text';
import { useAskBeforeLeaving } from './visibility';

/** A draft is a form's unsent input. It outlives reloads and other pages of this tab until it is sent or cancelled. */
const keyOf = (name: string) => `draft:${name}`;

export function hasDraft(name: string): boolean {
  return session.read(keyOf(name)) !== null;
}

/** Null if there is no draft, or it does not match the schema. */
export function readDraft<S extends GenericSchema>(name: string, schema: S): InferOutput<S> | null {
  const read = safeParse(schema, parseJson(session.read(keyOf(name))));
  return read.success ? read.output : null;
}

export function forgetDraft(name: string): void {
  session.remove(keyOf(name));
}

/** Whose drafts the tab has: '' for a guest's. */
const ownerKey = 'drafts-of';

/** Removes another customer's drafts, who may have signed out while this tab was closed. A sign-in keeps a guest's. */
export function forgetDraftsOfOthers(userId: string): void {
  const owner = session.read(ownerKey) ?? '';
  if (owner === userId) return;
  if (owner) for (const key of session.keys()) if (key.startsWith(keyOf(''))) session.remove(key);
  session.write(ownerKey, userId);
}

/** Stores `draftOf(values)` at each change of the form. If that fails, the browser asks before the page unloads. */
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
