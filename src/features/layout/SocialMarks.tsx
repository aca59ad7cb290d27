import { BrandGlyph, type BrandGlyphName } from '@/ui/art/BrandGlyphs';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const places: readonly { readonly glyph: BrandGlyphName; readonly name: string }[] = [
  { glyph: 'facebook', name: 'Facebook' },
  { glyph: 'instagram', name: 'Instagram' },
  { glyph: 'x', name: 'X' },
  { glyph: 'youtube', name: 'YouTube' },
];

/** Where else the shop is found; marks without a link (§2). */
export function SocialMarks() {
  return (
    <ul aria-label="We are also on" className="mt-5 flex flex-wrap gap-4">
      {places.map(({ glyph, name }) => (
        <li key={name}>
          <BrandGlyph name={glyph} className="size-6" />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
