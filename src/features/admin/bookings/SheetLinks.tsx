import { FileText, Package } from 'lucide-react';
import { formatCount } from '@/features/admin/list/counts';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { ButtonLink } from '@/ui/Button';
import { sheetTexts } from './texts';

export type SheetKind = 'slip' | 'invoice';

/** At most so many sheets are printed at once: their keys are in the URL. */
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
    // Typed by hand: such a booking does not exist.
    return key;
  }
}

export function readSheetKeys(param: string): readonly string[] {
  return param.split(separator).filter(Boolean).map(decoded);
}

const icons = { slip: Package, invoice: FileText } as const;

interface Props {
  /** Of the bookings. */
  readonly keys: readonly string[];
  /** What a link is called. */
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

/** The name of a link to so many sheets. */
export function severalSheets(count: number): Props['label'] {
  return (kind) =>
    count > maxSheets
      ? sheetTexts[kind].first(formatCount(maxSheets), formatCount(count))
      : sheetTexts[kind].several(count);
}
