/** Why a value that is shown is not the final one. */
export interface Provisional {
  /** More of it is still to come, or did not come. */
  readonly partial: boolean;
  /** When an earlier visit received it (ms since 1970); null if this one did. */
  readonly keptAt: number | null;
}

const marks = new WeakMap<object, Provisional>();

/** Undefined for a final value. */
export const provisionalOf = (value: object | undefined): Provisional | undefined => value && marks.get(value);

/** Whether a value was kept since an earlier visit: its figures may be old, and nothing may be bought by them. */
export const isKept = (value: object | undefined): boolean => typeof provisionalOf(value)?.keptAt === 'number';

export function markProvisional<T extends object>(value: T, mark: Provisional): T {
  marks.set(value, mark);
  return value;
}
