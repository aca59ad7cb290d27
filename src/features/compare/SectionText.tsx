import type { DescriptionSection } from '@/domain/descriptionSections';
import { englishLang } from '@/lib/language';

/** A section of a description, without its heading. */
export function SectionText({ section }: { section: DescriptionSection }) {
  return (
    <div lang={englishLang} className="space-y-2 text-sm leading-relaxed">
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      {section.points.length > 0 && (
        <ul className="list-disc space-y-1 pl-5">
          {section.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
