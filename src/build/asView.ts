import { withoutHidden, withoutShortOptions, withShortShapes } from './leanMarkup.ts';

/** The tags of a page's head, which React renders in place. */
const headTags = /<title>[^<]*<\/title>|<(meta|link) [^>]*>/g;

/** The head of a rendered page. */
export function headOf(html: string): string[] {
  return html.match(headTags) ?? [];
}

/** Classes that show only while a pointer is on an element, and how fast it then changes. */
const ofPointers = /(^|:)(group-)?(hover|active):|^(transition|duration|ease)\b/;
const ofDisabled = /(^|:)disabled:/;
const ofAriaDisabled = /(^|:)aria-disabled:/;

function withoutIdleClasses(html: string): string {
  // A disabled fieldset disables what it holds.
  const disables = html.includes(' disabled=""');
  return html.replace(/<\w+\b[^>]*? class="([^"]*)"[^>]*>/g, (tag, names: string) => {
    const ariaDisables = tag.includes(' aria-disabled="true"');
    const counts = (name: string) =>
      name &&
      !ofPointers.test(name) &&
      (disables || !ofDisabled.test(name)) &&
      (ariaDisables || !ofAriaDisabled.test(name));
    const kept = [...new Set(names.split(/\s+/).filter(counts))];
    return tag.replace(` class="${names}"`, () => (kept.length > 0 ? ` class="${kept.join(' ')}"` : ''));
  });
}

/** What only the running shop reads. */
const ofTheShop =
  / (data-discover="true"|data-page-heading=""|data-gallery=""|aria-live="polite"|aria-controls="[^"]*"|(fetchPriority|loading|decoding)="(auto|eager|async)")/g;
/** What only a control that can be used tells. */
const ofControls =
  / (type="button"|(aria-(haspopup|expanded|busy|pressed|autocomplete)|autoComplete|enterKeyHint|inputMode)="[^"]*")/g;

const inert = (tag: string) => tag.replace(ofControls, '').replace(/^<\w+/, '$& inert');

/**
 * A rendered page as it stands until the shop renders: without head tags, comments and what shows only under a pointer, and
 * with inert controls; its plain links work.
 */
export function asView(html: string): string {
  const view = html
    .replace(headTags, '')
    .replace(/<!--.*?-->/g, '')
    .replace(ofTheShop, '')
    .replace(/<(button|input|select|textarea) [^>]*>/g, inert);
  return withShortShapes(withoutIdleClasses(withoutShortOptions(withoutHidden(view))));
}
