import { useId } from 'react';
import { type DescriptionSection, descriptionSections } from '@/domain/product';
import { Button } from '@/ui/Button';
import { EnglishText } from '@/ui/EnglishText';
import { useEntryState } from '@/ui/entryState';
import { productTexts } from './texts';

/** In characters: shorter descriptions are shown in full. */
const collapsibleLength = 220;

/** The description with its More Information / Show Less toggle (§2); opened, it shows its own headings. */
export function Description({ text }: { text: string }) {
  const [open, setOpen] = useEntryState('description', false);
  const id = useId();
  if (!text.trim()) return null;
  const long = text.length > collapsibleLength;
  const sections = open && descriptionSections(text);
  return (
    <section aria-label={productTexts.description} className="mt-6">
      <div id={id}>
        {sections ? (
          sections.map((section, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sections may say the same, and their order is the text's.
            <div key={index} dir="auto" className="leading-relaxed not-first:mt-4">
              {section.heading && <h2 className="mb-1 text-lg">{section.heading}</h2>}
              <SectionBody section={section} />
            </div>
          ))
        ) : (
          <p
            dir="auto"
            className={`leading-relaxed whitespace-pre-line ${long && !open ? 'line-clamp-3 print:line-clamp-none' : ''}`}
          >
            <EnglishText>{text}</EnglishText>
          </p>
        )}
      </div>
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
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {points.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text may repeat a line.
            <li key={index}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}
