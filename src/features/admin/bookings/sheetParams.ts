export type SheetKind = 'slip' | 'invoice';

/** At most so many sheets are printed at once: their keys are in the URL. */
export const maxSheets = 100;

const separator = ',';

/** The URL parameters that open the sheets of some bookings, over whatever else is open. */
export function sheetParams(kind: SheetKind, keys: readonly string[]): Readonly<Record<string, string | null>> {
  return {
    open: null,
    slip: null,
    invoice: null,
    [kind]: keys.slice(0, maxSheets).map(encodeURIComponent).join(separator),
  };
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    // Typed by hand: such a booking does not exist.
    return key;
  }
}

export function readSheetKeys(param: string): readonly string[] {
  return param.split(separator).filter(Boolean).map(decoded);
}
