/** A value that someone else changed while it was being edited. */
export interface NewerChange<T> {
  /** What the editor saw when they chose. */
  readonly seen: T;
  /** What the server has now. */
  readonly theirs: T;
  readonly wanted: T;
}

/** The change that saving would overwrite silently; null if nobody changed the value, or to the same as wanted. */
export function newerChange<T>(change: NewerChange<T>): NewerChange<T> | null {
  const { seen, theirs, wanted } = change;
  return Object.is(theirs, seen) || Object.is(theirs, wanted) ? null : change;
}

/** The same for each field of a record that is about to be saved. */
export function newerChanges<T extends object>(
  seen: T,
  theirs: T,
  wanted: Partial<T>,
): readonly ({ readonly field: keyof T } & NewerChange<unknown>)[] {
  return (Object.keys(wanted) as (keyof T)[]).flatMap((field) => {
    const change = newerChange<unknown>({ seen: seen[field], theirs: theirs[field], wanted: wanted[field] });
    return change ? { field, ...change } : [];
  });
}
