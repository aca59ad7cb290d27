import { useState } from 'react';
import type { ProductField } from '@/domain/adminProducts';
import { type CsvColumn, csvFile } from '@/domain/csv';
import { type ImportRow, productHeader } from '@/domain/productsCsv';
import { downloadText } from '@/features/admin/list/CsvButton';
import { countText, formatCount } from '@/features/admin/list/format';
import { truncate } from '@/lib/text';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/fields';
import { Badge, type BadgeTone } from '@/ui/Price';
import { importTexts as texts } from './texts';

const valueLength = 60;

const shortened = (value: string | undefined) => (value ? truncate(value, valueLength) : texts.nothing);

/** What would change in the product, field by field. */
export function changeTexts({ before, after }: ImportRow): readonly string[] {
  return (Object.keys(after) as ProductField[]).map((field) =>
    texts.field(productHeader(field), shortened(before[field]), shortened(after[field])),
  );
}

/** Problems, advice and changes of a row. */
export function rowDetails(row: ImportRow): readonly string[] {
  return [...row.problems, ...row.advice, ...(row.kind === 'changed' ? changeTexts(row) : [])];
}

type Kind = ImportRow['kind'];
const kinds: readonly Kind[] = ['wrong', 'new', 'changed', 'unchanged'];
const tones: Readonly<Record<Kind, BadgeTone>> = {
  wrong: 'alert',
  new: 'done',
  changed: 'saffron',
  unchanged: 'neutral',
};

/** Of more rows, the file has all. */
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
        {row.kind === 'changed' && changeTexts(row).map((change) => <li key={change}>{change}</li>)}
      </ul>
    </li>
  );
}

/** What each row of the file would do, before anything is sent. */
export function ImportPreview({ rows }: { rows: readonly ImportRow[] }) {
  const [kind, setKind] = useState<Kind | ''>('');
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const row of rows) counts[row.kind] += 1;
  const listed = kind ? rows.filter((row) => row.kind === kind) : rows;
  return (
    <section aria-label={texts.preview} className="space-y-4">
      <p role="status" className="flex flex-wrap items-center gap-2 font-semibold">
        {countText(texts.summary, rows.length)}
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
        {listed.length > shownRows && <li className="py-2">{countText(texts.more, listed.length - shownRows)}</li>}
      </ul>
    </section>
  );
}
