import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type FlaggedPayments, type LedgerEntry, reconciliation } from '@/domain/ledger';
import { reconciliationCsv } from '@/domain/reportsCsv';
import { CsvButton } from '@/features/admin/list/CsvButton';
import { countText, formatCount } from '@/features/admin/list/format';
import { useIsPrinted } from '@/features/admin/list/PrintingProvider';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { Card } from '@/ui/Card';
import { FlaggedPayment } from './FlaggedPayment';
import { adminLedgerTexts, moneyTexts as texts } from './texts';

const shownAtFirst = 20;

function FlagCard({ flag, entries }: FlaggedPayments) {
  const { hrefWith } = useDashboardUrl();
  const printed = useIsPrinted();
  const shown = printed ? entries : entries.slice(0, shownAtFirst);
  return (
    <Card title={adminLedgerTexts.flags[flag]}>
      {entries.length === 0 ? (
        <p>{texts.nothingToDo}</p>
      ) : (
        <>
          <p className="font-semibold">{countText(texts.flagged, entries.length)}</p>
          <p className="mt-1 mb-3 max-w-prose text-sm">
            <span className="font-semibold">{texts.whatToDo}:</span> {texts.advice[flag]}
          </p>
          <ul aria-label={adminLedgerTexts.flags[flag]}>
            {shown.map((entry) => (
              <FlaggedPayment key={entry.key} entry={entry} flag={flag} />
            ))}
          </ul>
          {shown.length < entries.length && (
            <Link
              to={hrefWith({ money: null, flag })}
              className="mt-3 inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
            >
              {texts.showAll(formatCount(entries.length))}
            </Link>
          )}
        </>
      )}
    </Card>
  );
}

/** The flagged payments by reason, with what to do about each. */
export function ReconciliationReport({ entries }: { entries: readonly LedgerEntry[] }) {
  const groups = useMemo(() => reconciliation(entries), [entries]);
  return (
    <>
      <div className="mb-5 flex justify-end print:hidden">
        <CsvButton
          fileName={texts.csvFiles.reconcile}
          makeText={() => reconciliationCsv(groups, adminLedgerTexts.flags, texts.advice)}
          disabled={groups.every((group) => group.entries.length === 0)}
        />
      </div>
      <div className="space-y-5">
        {groups.map((group) => (
          <FlagCard key={group.flag} {...group} />
        ))}
      </div>
    </>
  );
}
