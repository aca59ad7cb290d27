import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { demoBarTexts } from './texts';

interface CopyButtonProps {
  readonly label: string;
  readonly value: string;
}

export function CopyButton({ label, value }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch (error) {
      console.warn(demoBarTexts.copyBlocked, error);
    }
  };
  return (
    <button
      type="button"
      aria-label={demoBarTexts.copy(label, value)}
      className="grid size-8 cursor-pointer place-items-center rounded-full text-leaf hover:bg-leaf-mist"
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span role="status" className="sr-only">
        {copied ? demoBarTexts.copied : ''}
      </span>
    </button>
  );
}
