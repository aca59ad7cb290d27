import { Download } from 'lucide-react';
import { toolbarButton, toolbarLabel } from './ToolbarMenu';
import { adminListTexts } from './texts';

/** Downloads a text as a CSV file. */
export function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser needs the URL until the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

interface Props {
  readonly fileName: string;
  readonly makeText: () => string;
  readonly disabled: boolean;
}

/** Exports the filtered records. */
export function CsvButton({ fileName, makeText, disabled }: Props) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={() => downloadText(fileName, makeText())}
      title={adminListTexts.exportCsv}
      className={toolbarButton}
    >
      <Download aria-hidden size={16} /> <span className={toolbarLabel}>{adminListTexts.exportCsv}</span>
    </button>
  );
}
