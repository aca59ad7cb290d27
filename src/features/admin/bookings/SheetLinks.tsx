import { FileText, Package } from 'lucide-react';
import { formatCount } from '@/features/admin/list/counts';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { ButtonLink } from '@/ui/Button';
import { sheetTexts } from './texts';

export type SheetKind = 'slip' | 'invoice';

/** Limits the sheets printed at once, because their keys are in the URL. */
const maxSheets = 100;

const separator = ',';

/** The URL parameters that open the sheets of some bookings, over whatever else is open. */
function sheetParams(kind: SheetKind, keys: readonly string[]): Readonly<Record<string, string | null>> {
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
    // A malformed key was typed by hand and matches no booking.
    return key;
  }
}

export function readSheetKeys(param: string): readonly string[] {
  return param.split(separator).filter(Boolean).map(decoded);
}

const icons = { slip: Package, invoice: FileText } as const;

interface Props {
  /** The bookings' keys. */
  readonly keys: readonly string[];
  /** The text of a link. */
  readonly label: (kind: SheetKind) => string;
}

/** Links to the packing slips and the invoices of some bookings. */
export function SheetLinks({ keys, label }: Props) {
  const { hrefWith } = useDashboardUrl();
  return (['slip', 'invoice'] as const).map((kind) => {
    const Icon = icons[kind];
    return (
      <ButtonLink key={kind} variant="secondary" size="small" to={hrefWith(sheetParams(kind, keys))}>
        <Icon aria-hidden size={17} /> {label(kind)}
      </ButtonLink>
    );
  });
}

/** The text of a link to `count` sheets. */
export function severalSheets(count: number): Props['label'] {
  return (kind) =>
    count > maxSheets
      ? sheetTexts[kind].first(formatCount(maxSheets), formatCount(count))
      : sheetTexts[kind].several(count);
}
