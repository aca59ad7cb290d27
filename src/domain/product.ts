import { bestSellersBrand, brandPath, routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { englishLang, language } from '@/lib/language';
import { alphabetically } from '@/lib/text';
import type { FilterName } from './listingQuery';
import { isOnSale } from './stock';
import { categoryTexts, doseFormTexts, productCrumbsTexts } from './texts';

type Named = Pick<Product, '_id' | 'name'>;

/** A literal %2F counts as a slash, as the router reads it. */
const slugOf = (name: string) => name.replaceAll(' ', '_').replaceAll('%2F', '/');

/** Lower case, because a server, a host or a disk may ignore case. */
export const slugKey = (name: string): string => slugOf(name.trim()).toLowerCase();

/** The slugs that more than one product has, such as two packs of one name. */
export function sharedSlugs(products: Iterable<Named>): ReadonlySet<string> {
  const idOf = new Map<string, string>();
  const shared = new Set<string>();
  for (const { _id, name } of products) {
    const slug = slugKey(name);
    if ((idOf.get(slug) ?? _id) !== _id) shared.add(slug);
    idOf.set(slug, _id);
  }
  return shared;
}

/** Percent-encoded, so that any name opens and reloads (§2, ruling 33). A shared slug has the product's id too. */
export function productPath({ _id, name }: Named, shared: ReadonlySet<string>): string {
  const path = `/products/${encodeURIComponent(slugOf(name))}`;
  return shared.has(slugKey(name)) ? `${path}?id=${encodeURIComponent(_id)}` : path;
}

/** The other products that a link with this product's name may mean. */
export function namesakesOf<T extends Named>({ _id, name }: Named, known: readonly T[] = []): readonly T[] {
  const slug = slugKey(name);
  return known.filter((other) => other._id !== _id && slugKey(other.name) === slug);
}

export interface ProductAddress {
  /** The decoded route parameter. */
  readonly slug: string;
  /** Null if the address has none. */
  readonly id: string | null;
}

/** The known product of an address: by its id, else by its name, which may itself contain underscores. */
export function productAt<T extends Named>({ slug, id }: ProductAddress, known: readonly T[] = []): T | undefined {
  return known.find(({ _id, name }) => (id === null ? slugOf(name) === slug : _id === id));
}

/** The product's name for the request. */
export function nameAt(address: ProductAddress, known?: readonly Named[]): string {
  return productAt(address, known)?.name ?? address.slug.replaceAll('_', ' ');
}

/** The Products menu lists brands alphabetically (§3). */
export function brandsOf(products: readonly Pick<Product, 'brand'>[]): string[] {
  const brands = new Set(products.map((product) => product.brand.trim()).filter(Boolean));
  return [...brands].sort(alphabetically);
}

function translated(name: FilterName, value: string): string {
  const texts: Partial<Record<FilterName, Readonly<Record<string, string>>>> = {
    category: categoryTexts,
    form: doseFormTexts,
  };
  return Object.entries(texts[name] ?? {}).find(([known]) => known === value)?.[1] ?? value;
}

/** A filter's value, such as a category, in the page's language; one that is not listed is as the server spells it. */
export function valueLabel(name: FilterName, value: string): string {
  return language === 'en' ? value : translated(name, value);
}

export function productCrumbs({ brand, name }: Pick<Product, 'brand' | 'name'>) {
  return [
    { label: productCrumbsTexts.home, to: routePatterns.home },
    { label: productCrumbsTexts.medicines, to: routePatterns.listing },
    ...(brand ? [{ label: brand, to: brandPath(brand), lang: englishLang }] : []),
    { label: name, lang: englishLang },
  ];
}

const similarShown = 12;

/** The server may repeat products or include the product itself (§7). */
export function similarProducts(productId: string, related: readonly Product[]): readonly Product[] {
  const others = related.filter(
    ({ _id }, index) => _id !== productId && related.findIndex((other) => other._id === _id) === index,
  );
  return others.slice(0, similarShown);
}

export const recentlyViewedLimit = 8;

/** Product ids, the latest first, each once. */
export function withViewed(ids: readonly string[], viewed: string): readonly string[] {
  return [viewed, ...ids.filter((id) => id !== viewed)].slice(0, recentlyViewedLimit);
}

const featuredCount = 10;
const bestSellerCount = 8;
const highlightCount = 2;

const byReviews = (products: readonly Product[]) => products.toSorted((a, b) => b.reviews.length - a.reviews.length);

const firstOf = (count: number, ...lists: (readonly Product[])[]) => [...new Set(lists.flat())].slice(0, count);

/** Sections avoid sharing products, but in a small shop they repeat them rather than stay empty. */
export function homePicks(products: readonly Product[]): {
  readonly featured: readonly Product[];
  readonly bestSellers: readonly Product[];
  /** Always purchasable, because they link to the checkout. */
  readonly highlights: readonly Product[];
} {
  const buyable = products.filter(isOnSale);
  const pictured = buyable.filter(({ images }) => images.length > 0);
  const showable = [pictured, buyable, products].find((list) => list.length > 0) ?? [];
  const ofBrand = (product: Product) => product.brand.trim() === bestSellersBrand;
  const others = showable.filter((product) => !ofBrand(product));
  const bestSellers = firstOf(bestSellerCount, byReviews(showable.filter(ofBrand)));
  const unranked = showable.filter((product) => !bestSellers.includes(product));
  const featured = firstOf(featuredCount, others, unranked, showable);
  const further = others.filter((product) => !featured.includes(product));
  const highlights = firstOf(highlightCount, byReviews(further), byReviews(showable)).filter(isOnSale);
  return { featured, bestSellers, highlights };
}

export interface DescriptionSection {
  /** '' for the text before the first heading. */
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

/** Splits a product's description at the headings with which its lines begin. Null if it has none. */
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
