import { Download } from 'lucide-react';
import { useState } from 'react';
import { slowText } from '@/config/messages';
import { type ProductField, productHeader } from '@/domain/adminProducts';
import { adminDomainTexts } from '@/domain/adminTexts';
import { type CsvColumn, csvFile } from '@/domain/csv';
import { type ImportRow, productsCsvTemplate } from '@/domain/productsCsv';
import { runBatch, shownValue } from '@/features/admin/changes/sendChange';
import { changesTexts } from '@/features/admin/changes/texts';
import { formatCount } from '@/features/admin/list/counts';
import { downloadText } from '@/features/admin/list/Toolbar';
import { useAppDispatch } from '@/state/hooks';
import { Alert } from '@/ui/Alert';
import { Button, Spinner } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { FieldShell, SelectField } from '@/ui/fields';
import { useIsSlow } from '@/ui/loading';
import { Badge, type BadgeTone } from '@/ui/Price';
import { dialogTexts, uiTexts } from '@/ui/texts';
import { importTexts as texts } from './texts';
import { useImport } from './useImport';

/** What would be sent, field by field. */
function changeTexts({ kind, before, after }: ImportRow): readonly string[] {
  if (kind === 'wrong') return [];
  // A new product's name heads its row.
  const fields = (Object.keys(after) as ProductField[]).filter((field) => kind === 'changed' || field !== 'name');
  return fields.map((field) => {
    const [header, value] = [productHeader(field), shownValue(after, field)];
    return kind === 'new'
      ? adminDomainTexts.productImport.inField(header, value)
      : changesTexts.field(header, shownValue(before, field), value);
  });
}

/** A row's problems, advice and what would be sent. */
function rowDetails(row: ImportRow): readonly string[] {
  return [...row.problems, ...row.advice, ...changeTexts(row)];
}

type Kind = ImportRow['kind'];
const kinds: readonly Kind[] = ['wrong', 'new', 'changed', 'unchanged'];
const tones: Readonly<Record<Kind, BadgeTone>> = {
  wrong: 'alert',
  new: 'done',
  changed: 'saffron',
  unchanged: 'neutral',
};

/** At most this many rows are listed; the file has all of them. */
const shownRows = 100;

const reportColumns: readonly CsvColumn<ImportRow>[] = [
  { header: texts.reportColumns.line, csv: ({ line }) => line },
  { header: texts.reportColumns.name, csv: ({ name }) => name },
  { header: texts.reportColumns.kind, csv: ({ kind }) => texts.kinds[kind] },
  { header: texts.reportColumns.details, csv: (row) => rowDetails(row).join('; ') },
];

function PreviewRow({ row }: { row: ImportRow }) {
  return (
    <li className="border-b border-ivory-edge py-2.5">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <strong className="min-w-0 break-words">{texts.line(formatCount(row.line), row.name || texts.unnamed)}</strong>
        <Badge tone={tones[row.kind]}>{texts.kinds[row.kind]}</Badge>
      </p>
      <ul className="text-sm wrap-anywhere">
        {row.problems.map((problem) => (
          <li key={problem} className="font-semibold text-alert">
            {problem}
          </li>
        ))}
        {row.advice.map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
        {changeTexts(row).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </li>
  );
}

/** What each row of the file would do, before anything is sent. */
function ImportPreview({ rows }: { rows: readonly ImportRow[] }) {
  const [kind, setKind] = useState<Kind | ''>('');
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const row of rows) counts[row.kind] += 1;
  const listed = kind ? rows.filter((row) => row.kind === kind) : rows;
  return (
    <section aria-label={texts.preview} className="flex flex-col gap-4">
      <p role="status" className="flex flex-wrap items-center gap-2 font-semibold">
        {texts.summary(rows.length)}
        {kinds.map((one) => (
          <Badge key={one} tone={counts[one] > 0 ? tones[one] : 'neutral'}>
            {texts.kindCount(texts.kinds[one], formatCount(counts[one]))}
          </Badge>
        ))}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={texts.show}
          value={kind}
          onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? '')}
          className="w-60"
        >
          <option value="">{texts.all}</option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {texts.kinds[one]}
            </option>
          ))}
        </SelectField>
        <Button variant="quiet" onClick={() => downloadText(texts.reportFile, csvFile(reportColumns, rows))}>
          {texts.report}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul tabIndex={0} aria-label={texts.preview} className="max-h-80 overflow-y-auto">
        {listed.slice(0, shownRows).map((row) => (
          <PreviewRow key={row.line} row={row} />
        ))}
        {listed.length > shownRows && <li className="py-2">{texts.more(listed.length - shownRows)}</li>}
      </ul>
    </section>
  );
}

const encodingTexts: Readonly<Record<string, string>> = { 'windows-1252': texts.western, macintosh: texts.macintosh };

const sends = ({ kind }: ImportRow) => kind === 'new' || kind === 'changed';

const jobOf = ({ line, name, productId, before, after }: ImportRow) => ({
  key: `line ${line} ${productId ?? name}`,
  name,
  productId,
  before,
  after,
});

/** Imports products from a CSV file: a preview first, then one call for each new or changed product. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { state, read, retry, close } = useImport(onClose);
  const slow = useIsSlow(state.step === 'reading');
  const plan = state.step === 'preview' ? state.plan : null;
  const jobs = plan?.rows.filter(sends).map(jobOf) ?? [];
  const wrong = plan?.rows.filter(({ kind }) => kind === 'wrong').length ?? 0;

  function send() {
    void dispatch(runBatch(texts.batch(jobs.length), jobs));
    close();
  }
  return (
    <Dialog open onClose={close} title={texts.title} layout="wide">
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{texts.intro}</p>
        <div className="flex flex-wrap items-start gap-4">
          <FieldShell
            label={texts.file}
            error={state.step === 'choose' ? state.problem : undefined}
            className="min-w-0 flex-1 basis-64"
          >
            {(attributes) => (
              <input
                {...attributes}
                type="file"
                accept=".csv,.tsv,.txt,text/csv"
                // Lets the same file be chosen again after a correction; until then, the field shows its name.
                onClick={({ currentTarget }) => {
                  currentTarget.value = '';
                }}
                onChange={({ target: { files } }) => files?.[0] && void read(files[0])}
                className="block min-h-11 w-full min-w-0 rounded-field border border-ink-line bg-paper p-2 text-sm file:mr-3 file:rounded-full file:border-0 file:bg-leaf-mist file:px-4 file:py-1.5 file:font-semibold file:text-leaf-ink"
              />
            )}
          </FieldShell>
          {state.step === 'choose' && state.canRetry && (
            <Button className="sm:mt-7" onClick={retry}>
              {uiTexts.retry}
            </Button>
          )}
          <Button
            variant="quiet"
            className="sm:mt-7"
            onClick={() => downloadText(texts.templateFile, productsCsvTemplate())}
          >
            <Download aria-hidden size={17} /> {texts.template}
          </Button>
        </div>
        {state.step === 'reading' && (
          <p role="status" className="flex items-center gap-2">
            <Spinner className="size-5" /> {slow ? slowText : texts.reading}
          </p>
        )}
        {plan && plan.ignored.length > 0 && <Alert>{texts.ignored(plan.ignored.join(', '))}</Alert>}
        {plan && encodingTexts[plan.encoding] && <Alert>{encodingTexts[plan.encoding]}</Alert>}
        {plan && <ImportPreview rows={plan.rows} />}
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-ivory-edge pt-5">
          {wrong > 0 && <p className="mr-auto text-sm">{texts.leftOut(wrong)}</p>}
          <Button variant="secondary" onClick={close}>
            {dialogTexts.cancel}
          </Button>
          {plan && (
            <Button disabled={jobs.length === 0} onClick={send}>
              {texts.send(jobs.length)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
