/** The parts of a record that an edit names. */
type Edited<T> = Readonly<Partial<T>>;

/**
 * The edited fields whose value is no longer the one that the edit started from, nor the one it sets: somebody else changed them
 * meanwhile.
 */
export function editConflicts<T extends object>(before: Edited<T>, mine: Edited<T>, now: Readonly<T>): (keyof T)[] {
  return (Object.keys(mine) as (keyof T)[]).filter(
    (field) => now[field] !== before[field] && now[field] !== mine[field],
  );
}
