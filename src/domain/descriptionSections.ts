export interface DescriptionSection {
  /** '' for what stands before the first heading. */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
}

/** At most four words that begin with a capital letter: "How to use: …", or alone on its line. */
const headed = /^(\p{Lu}[\p{L}’'&/-]*(?: [\p{L}’'&/-]+){0,3}):(?:\s+(.*))?$/u;
const point = /^[-–•*·]\s+(.+)$/u;

interface Draft {
  heading: string;
  paragraphs: string[];
  points: string[];
}

/**
 * A product's description by the headings that its own lines begin with. Null where it has none: it then stays as it is.
 */
export function descriptionSections(text: string): readonly DescriptionSection[] | null {
  const sections: Draft[] = [{ heading: '', paragraphs: [], points: [] }];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const current = sections.at(-1);
    const [, heading, rest] = headed.exec(line) ?? [];
    const [, item] = point.exec(line) ?? [];
    if (heading) sections.push({ heading, paragraphs: rest ? [rest] : [], points: [] });
    else if (item) current?.points.push(item);
    else if (line) current?.paragraphs.push(line);
  }
  const filled = sections.filter(({ paragraphs, points }) => paragraphs.length + points.length > 0);
  return filled.some(({ heading }) => heading) ? filled : null;
}
