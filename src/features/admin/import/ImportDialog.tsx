import { Download } from 'lucide-react';
import { type ImportRow, productsCsvTemplate } from '@/domain/productsCsv';
import { runBatch } from '@/features/admin/changes/runBatch';
import { downloadText } from '@/features/admin/list/CsvButton';
import { countText } from '@/features/admin/list/format';
import { useAppDispatch } from '@/state/hooks';
import { Alert } from '@/ui/Alert';
import { Button, Spinner } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { FieldShell } from '@/ui/fields';
import { ImportPreview } from './ImportPreview';
import { importTexts as texts } from './texts';
import { useImport } from './useImport';

const sends = ({ kind }: ImportRow) => kind === 'new' || kind === 'changed';

const jobOf = ({ line, name, productId, before, after }: ImportRow) => ({
  key: `line ${line}`,
  name,
  productId,
  before,
  after,
});

/** Imports products from a CSV file: a preview first, then one call for each new or changed product. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { state, read } = useImport();
  const plan = state.step === 'preview' ? state.plan : null;
  const jobs = plan?.rows.filter(sends).map(jobOf) ?? [];
  const wrong = plan?.rows.filter(({ kind }) => kind === 'wrong').length ?? 0;

  function choose(file: File | undefined) {
    if (file) void read(file);
  }
  function send() {
    void dispatch(runBatch(countText(texts.batch, jobs.length), jobs));
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={texts.title} layout="wide">
      <div className="space-y-5">
        <p className="text-ink-soft">{texts.intro}</p>
        <div className="flex flex-wrap items-end gap-4">
          <FieldShell label={texts.file} className="min-w-0 flex-1 basis-64">
            {(attributes) => (
              <input
                {...attributes}
                type="file"
                accept=".csv,.tsv,.txt,text/csv"
                // The same file can be chosen again once it is corrected; until then, the field names it.
                onClick={({ currentTarget }) => {
                  currentTarget.value = '';
                }}
                onChange={({ target }) => choose(target.files?.[0])}
                className="block min-h-11 w-full min-w-0 rounded-field border border-ink-line bg-paper p-2 text-sm file:mr-3 file:rounded-full file:border-0 file:bg-leaf-mist file:px-4 file:py-1.5 file:font-semibold file:text-leaf-ink"
              />
            )}
          </FieldShell>
          <Button variant="quiet" onClick={() => downloadText(texts.templateFile, productsCsvTemplate())}>
            <Download aria-hidden size={17} /> {texts.template}
          </Button>
        </div>
        {state.step === 'reading' && (
          <p role="status" className="flex items-center gap-2">
            <Spinner className="size-5" /> {texts.reading}
          </p>
        )}
        {state.step === 'choose' && state.problem && <Alert tone="error">{state.problem}</Alert>}
        {plan && plan.ignored.length > 0 && <Alert>{texts.ignored(plan.ignored.join(', '))}</Alert>}
        {plan && <ImportPreview rows={plan.rows} />}
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-ivory-edge pt-5">
          {wrong > 0 && <p className="mr-auto text-sm">{countText(texts.leftOut, wrong)}</p>}
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          {plan && (
            <Button disabled={jobs.length === 0} onClick={send}>
              {countText(texts.send, jobs.length)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
