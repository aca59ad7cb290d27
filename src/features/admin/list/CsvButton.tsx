import { Download } from 'lucide-react';
import { downloadText } from './downloadText';
import { adminListTexts } from './texts';
import { toolbarButton, toolbarLabel } from './toolbarStyles';

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
