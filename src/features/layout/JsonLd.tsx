import type { StructuredData } from '@/domain/structuredData';

/**
 * Structured data for search engines. Browsers never run it, so a CSP without inline scripts allows it. Escaping `<` keeps
 * product texts from closing the element.
 */
export function JsonLd({ data }: { data: StructuredData }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
