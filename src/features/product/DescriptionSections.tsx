import { descriptionSections } from '@/domain/descriptionSections';

/** A description under its own headings; one without any as it is. */
export function DescriptionSections({ text }: { text: string }) {
  const sections = descriptionSections(text);
  if (!sections) return <p className="leading-relaxed whitespace-pre-line">{text}</p>;
  return sections.map(({ heading, paragraphs, points }) => (
    <div key={[heading, ...paragraphs, ...points].join(' ')} className="leading-relaxed not-first:mt-4">
      {heading && <h2 className="mb-1 text-lg">{heading}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul className="list-disc space-y-1 pl-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  ));
}
