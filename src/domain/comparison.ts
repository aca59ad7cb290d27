import type { Product } from '@/contract/product';
import { type DescriptionSection, descriptionSections } from './product';

export const comparedMost = 4;
/** Parameter of the URL that opens a comparison. */
const compareParam = 'compare';

/** Product ids, each once, in the order in which they were chosen. */
export function validCompared(ids: readonly unknown[]): readonly string[] {
  const texts = ids.filter((id): id is string => typeof id === 'string' && id !== '');
  return [...new Set(texts)].slice(0, comparedMost);
}

/** Adds an id or removes it; null if there is no room for it. */
export function toggleCompared(ids: readonly string[], id: string): readonly string[] | null {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < comparedMost ? [...ids, id] : null;
}

/** The ids in a URL's comparison; empty without one. */
export function readCompared(params: URLSearchParams): readonly string[] {
  return validCompared((params.get(compareParam) ?? '').split(','));
}

/** The query of the same page with a comparison of these products, or without one. */
export function comparedQuery(query: string, ids: readonly string[]): string {
  const params = new URLSearchParams(query);
  params.delete(compareParam);
  const others = params.toString();
  const compared = ids.length > 0 ? `${compareParam}=${ids.map(encodeURIComponent).join(',')}` : '';
  const all = [others, compared].filter(Boolean).join('&');
  return all && `?${all}`;
}

const key = (heading: string) => heading.toLocaleLowerCase('en-CA');

function sectionsOf(text: string): readonly DescriptionSection[] {
  if (!text.trim()) return [];
  return descriptionSections(text) ?? [{ heading: '', paragraphs: [text.trim()], points: [] }];
}

/**
 * The descriptions of several products, section by section, in the order of their first appearance: null for a product
 * whose description lacks the section. Text before the first heading has the heading ''.
 */
export function comparedSections(products: readonly Pick<Product, 'description'>[]) {
  const each = products.map(({ description }) => sectionsOf(description));
  const headings = new Map<string, string>();
  for (const { heading } of each.flat()) if (!headings.has(key(heading))) headings.set(key(heading), heading);
  return [...headings].map(([name, heading]) => ({
    heading,
    sections: each.map((sections) => sections.find((one) => key(one.heading) === name) ?? null),
  }));
}

/** A section's text, to compare it with others. */
export const sectionText = (section: DescriptionSection | null): string =>
  section ? [...section.paragraphs, ...section.points].join('\n') : '';

/** Whether the values of a row differ. */
export const differ = (values: readonly string[]): boolean => new Set(values.map((value) => value.trim())).size > 1;
