import type { ReactNode } from 'react';
import type { Product } from '@/contract/product';
import { comparedSections, differ, sectionText } from '@/domain/comparisonSections';
import { englishLang } from '@/lib/language';
import { facts } from './comparisonFacts';
import { SectionText } from './SectionText';
import { comparisonTexts } from './texts';

export interface ComparisonRow {
  readonly name: string;
  readonly nameLang?: string | undefined;
  /** One for each product; null where nothing is known. */
  readonly cells: readonly ReactNode[];
  /** Whether it tells the products apart. */
  readonly differs: boolean;
}

/** What is known of some products side by side. A row that says nothing of any of them is left out. */
export function comparisonRows(products: readonly Product[]): readonly ComparisonRow[] {
  const known = facts.map(({ name, text, draw = text }) => ({
    name,
    nameLang: undefined,
    texts: products.map(text),
    cells: products.map((product) => (text(product) ? draw(product) : null)),
  }));
  const described = comparedSections(products).map(({ heading, sections }) => ({
    name: heading || comparisonTexts.description,
    nameLang: heading ? englishLang : undefined,
    texts: sections.map(sectionText),
    cells: sections.map((section) => section && <SectionText section={section} />),
  }));
  return [...known, ...described]
    .filter(({ texts }) => texts.some(Boolean))
    .map(({ name, nameLang, cells, texts }) => ({ name, nameLang, cells, differs: differ(texts) }));
}
