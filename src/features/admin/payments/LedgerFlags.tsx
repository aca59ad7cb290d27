import { TriangleAlert } from 'lucide-react';
import type { LedgerFlag } from '@/domain/ledger';
import { Badge } from '@/ui/Price';
import { adminLedgerTexts } from './texts';

export function LedgerFlags({ flags }: { flags: readonly LedgerFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {flags.map((flag) => (
        <li key={flag} className="max-w-full *:py-0! *:whitespace-normal!">
          <Badge tone="alert" icon={<TriangleAlert aria-hidden size={14} className="shrink-0" />}>
            {adminLedgerTexts.flags[flag]}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
