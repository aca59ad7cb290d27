import { useId, useState } from 'react';
import { Button } from '@/ui/Button';
import { productTexts } from './texts';

/** Shorter descriptions are shown in full, in characters. */
const collapsibleLength = 220;

/** The description with its More Information / Show Less toggle (§2). */
export function Description({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!text.trim()) return null;
  const long = text.length > collapsibleLength;
  return (
    <section aria-label={productTexts.description} className="mt-6">
      <p id={id} className={`leading-relaxed whitespace-pre-line ${long && !open ? 'line-clamp-3' : ''}`}>
        {text}
      </p>
      {long && (
        <Button
          variant="quiet"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-ml-4 mt-1"
        >
          {open ? productTexts.showLess : productTexts.moreInformation}
        </Button>
      )}
    </section>
  );
}
