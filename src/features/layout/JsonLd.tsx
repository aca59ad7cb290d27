import type { StructuredData } from '@/domain/structuredData';

/**
 * A block of data for search engines. It is no script: browsers never run it, and a CSP without inline scripts lets it
 * be. `<` is written as an escape, so that no text of a product can end the block.
 */
export function JsonLd({ data }: { data: StructuredData }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
