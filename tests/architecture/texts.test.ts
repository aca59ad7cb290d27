import { describe, expect, it } from 'vitest';
import { filesIn, textOf } from './repositoryFiles';
import { catalogueFaults, hardCodedTexts } from './textRules';

const catalogues = filesIn('src', /(^|\/)texts\.ts$|Texts\.ts$/);

/** Components for developers, and drawings. */
const withoutCatalogue = ['src/demo/', 'src/features/design/', 'src/pages/DesignPage.tsx', 'src/ui/art/'];

const components = filesIn('src', /\.tsx$/).filter(
  (file) => !withoutCatalogue.some((folder) => file.startsWith(folder)),
);

describe('the interface', () => {
  it('keeps its texts in catalogues of strings, templates and plurals', () => {
    expect(catalogues.length).toBeGreaterThan(50);
    expect(catalogues.flatMap((file) => catalogueFaults(file, textOf(file)))).toEqual([]);
  });

  it('has no text in a component', () => {
    expect(components.length).toBeGreaterThan(200);
    expect(components.flatMap((file) => hardCodedTexts(file, textOf(file)))).toEqual([]);
  });
});

/** Samples write `#{` for the start of a placeholder. */
const asCode = (sample: string) => sample.replaceAll('#{', '${');

describe('the check of catalogues', () => {
  const faults = (value: string) => catalogueFaults('texts.ts', asCode(`export const texts = { ${value} } as const;`));

  it.each([
    "title: 'Cart'",
    "query: { loading: 'Loading' }",
    'added: (name: string) => `#{name} is in your cart`',
    "items: (n: number) => plural(n, '1 item', `#{n} items`)",
  ])('accepts %s', (value) => expect(faults(value)).toEqual([]));

  it.each([
    'count: 3',
    "days: ['Monday']",
    "title: 'Cart' + 'full'",
    'title: isFull ? "Cart" : "Empty"',
    'added: (name: string) => { return name; }',
    "added: (name: string) => name.trim() + ' added'",
    'added: (names: string[]) => `#{names.join()} added`',
    "added: (isLast: boolean) => (isLast ? 'Last' : 'Added')",
    'added: ({ name }: Product) => `#{name} added`',
    'items: (n: number) => plural(n, first(n), `#{n} items`)',
    "items: (n: number) => format(n, '1 item', `#{n} items`)",
  ])('rejects %s', (value) => expect(faults(value)).toEqual(['texts.ts:1']));

  it('accepts several objects, rejects a function and a class', () => {
    const source = "export const a = { b: 'c' };\nexport const d = { e: 'f' };\nfunction g() {}\nclass H {}";
    expect(catalogueFaults('texts.ts', source)).toEqual(['texts.ts:3', 'texts.ts:4']);
    expect(catalogueFaults('texts.ts', 'export {};')).toContain('texts.ts exports no objects of texts');
  });
});

describe('the check of components', () => {
  const texts = (jsx: string) => hardCodedTexts('Page.tsx', asCode(`export const Page = () => ${jsx};`));

  it.each([
    '<p className="font-bold">{texts.title}</p>',
    '<p>{price} × {quantity}</p>',
    '<Picture alt="" src="/tulsi.png" />',
  ])('accepts %s', (jsx) => expect(texts(jsx)).toEqual([]));

  it.each([
    ['<p>Cart</p>', 'Cart'],
    ["<>{'Cart'}</>", 'Cart'],
    ['<p>{isFull && "Cart"}</p>', 'Cart'],
    ["<p>{isFull ? 'Cart' : texts.empty}</p>", 'Cart'],
    ['<p>{`#{count} items`}</p>', 'items'],
    ['<Picture alt="Tulsi" />', 'Tulsi'],
    ["<button title={isOn ? texts.off : 'On'} />", 'On'],
    ['<input aria-label={`Quantity of #{name}`} placeholder={texts.hint} />', 'Quantity of'],
  ])('rejects %s', (jsx, text) => expect(texts(jsx)).toEqual([`Page.tsx:1: ${text}`]));
});
