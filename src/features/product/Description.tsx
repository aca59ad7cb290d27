import { useId, useState } from 'react';
import { type DescriptionSection, descriptionSections } from '@/domain/product';
import { language } from '@/lib/language';
import { Button } from '@/ui/Button';
import { productTexts } from './texts';

/** Shorter descriptions are shown in full, in characters. */
const collapsibleLength = 220;

/** The description, opened under its own headings, with its More Information / Show Less toggle (§2). */
export function Description({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!text.trim()) return null;
  const long = text.length > collapsibleLength;
  const plain = (
    <p
      dir="auto"
      className={`leading-relaxed whitespace-pre-line ${long && !open ? 'line-clamp-3 print:line-clamp-none' : ''}`}
    >
      {language === 'en' ? text : <span lang="en">{text}</span>}
    </p>
  );
  return (
    <section aria-label={productTexts.description} className="mt-6">
      <div id={id}>{open ? <DescriptionSections text={text} /> : plain}</div>
      {long && (
        <Button
          variant="quiet"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-ml-5.5 mt-1 print:hidden"
        >
          {open ? productTexts.showLess : productTexts.moreInformation}
        </Button>
      )}
    </section>
  );
}

/** A description under its own headings; one without any as it is. */
export function DescriptionSections({ text }: { text: string }) {
  const sections = descriptionSections(text);
  if (!sections)
    return (
      <p dir="auto" className="leading-relaxed whitespace-pre-line">
        {text}
      </p>
    );
  return sections.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two sections may say the same, and their order is the text's.
    <div key={index} dir="auto" className="leading-relaxed not-first:mt-4">
      {section.heading && <h2 className="mb-1 text-lg">{section.heading}</h2>}
      <SectionBody section={section} />
    </div>
  ));
}

/** A section of a description, without its heading. */
export function SectionBody({ section: { paragraphs, points } }: { section: DescriptionSection }) {
  return (
    <>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may repeat a line.
        <p key={index} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      {points.length > 0 && (
        <ul className="list-disc space-y-1 pl-5">
          {points.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text may repeat a line.
            <li key={index}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}
