import { Download } from 'lucide-react';
import { Button } from '@/ui/Button';
import { downloadText } from './downloadText';
import { adminListTexts } from './texts';

interface Props {
  readonly fileName: string;
  readonly makeText: () => string;
  readonly disabled: boolean;
}

/** Exports the filtered records. */
export function CsvButton({ fileName, makeText, disabled }: Props) {
  return (
    <Button variant="secondary" disabled={disabled} onClick={() => downloadText(fileName, makeText())}>
      <Download aria-hidden size={17} /> {adminListTexts.exportCsv}
    </Button>
  );
}
