import { asJsonLd, type StructuredData } from '@/domain/structuredData';

/** Structured data for search engines. Browsers never run it, so a CSP without inline scripts allows it. */
export function JsonLd({ data }: { data: StructuredData }) {
  return <script type="application/ld+json">{asJsonLd(data)}</script>;
}
