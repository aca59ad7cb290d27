import type { Product } from '@/contract/product';
import { type DescriptionSection, descriptionSections } from './descriptionSections';

export interface ComparedSection {
  /** '' for what stands before a description's first heading. */
  readonly heading: string;
  /** One for each product; null where its description has no such section. */
  readonly sections: readonly (DescriptionSection | null)[];
}

const key = (heading: string) => heading.toLocaleLowerCase('en-CA');

function sectionsOf(text: string): readonly DescriptionSection[] {
  if (!text.trim()) return [];
  return descriptionSections(text) ?? [{ heading: '', paragraphs: [text.trim()], points: [] }];
}

/** The descriptions of some products side by side, section by section, in the order of their first appearance. */
export function comparedSections(products: readonly Pick<Product, 'description'>[]): readonly ComparedSection[] {
  const each = products.map(({ description }) => sectionsOf(description));
  const headings = new Map<string, string>();
  for (const { heading } of each.flat()) if (!headings.has(key(heading))) headings.set(key(heading), heading);
  return [...headings].map(([name, heading]) => ({
    heading,
    sections: each.map((sections) => sections.find((one) => key(one.heading) === name) ?? null),
  }));
}

/** What is read of a section, to tell whether two differ. */
export const sectionText = (section: DescriptionSection | null): string =>
  section ? [...section.paragraphs, ...section.points].join('\n') : '';

/** Whether the values of a row tell products apart. */
export const differ = (values: readonly string[]): boolean => new Set(values.map((value) => value.trim())).size > 1;
