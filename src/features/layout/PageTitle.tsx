import { shopName } from '@/config/constants';

/** The document's title: the page's own words, then the shop's name. Without a title the shop's name and what it is. */
export function PageTitle({ title }: { title?: string }) {
  return <title>{title ? `${title} – ${shopName}` : `${shopName} – Ayurveda and wellness in Canada`}</title>;
}
