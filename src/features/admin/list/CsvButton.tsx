import { Download } from 'lucide-react';
import { Button } from '@/ui/Button';
import { downloadText } from './downloadText';

interface Props {
  readonly fileName: string;
  /** Makes the file's text from what is listed. */
  readonly makeText: () => string;
  readonly disabled: boolean;
}

/** Exports what the filters left. */
export function CsvButton({ fileName, makeText, disabled }: Props) {
  return (
    <Button variant="secondary" disabled={disabled} onClick={() => downloadText(fileName, makeText())}>
      <Download aria-hidden size={17} /> Export CSV
    </Button>
  );
}
