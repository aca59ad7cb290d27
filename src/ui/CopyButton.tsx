import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '@/lib/text';
import { Button } from './Button';
import { copyButtonTexts } from './texts';
import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  /** Names the value in the button's label: "order ID". */
  readonly what: string;
  readonly value: string;
}

/** Copies a value; if the browser blocks that, as many in-app browsers do, shows it to be copied by hand. */
export function CopyButton({ what, value }: Props) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'blocked'>('none');
  const copied = outcome === 'copied';
  const Icon = copied ? Check : Copy;

  async function copy() {
    setOutcome((await copyText(value)) ? 'copied' : 'blocked');
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 print:hidden">
      <Button variant="secondary" size="small" onClick={() => void copy()} onBlur={() => copied && setOutcome('none')}>
        <Icon aria-hidden size={15} /> {copied ? copyButtonTexts.copied : copyButtonTexts.copy}{' '}
        <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
      <span role="status" className={outcome === 'blocked' ? 'text-sm' : 'sr-only'}>
        {outcome === 'none' ? '' : copyButtonTexts[outcome]}{' '}
        {outcome === 'blocked' && <span className="select-all break-all font-semibold">{value}</span>}
      </span>
    </span>
  );
}
