import { BrandGlyph, type BrandGlyphName } from '@/ui/art/marks';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { footerTexts } from './texts';

const networks: readonly { readonly glyph: BrandGlyphName; readonly name: string }[] = [
  { glyph: 'facebook', name: 'Facebook' },
  { glyph: 'instagram', name: 'Instagram' },
  { glyph: 'x', name: 'X' },
  { glyph: 'youtube', name: 'YouTube' },
];

/** The shop's social networks, without links (§2). */
export function SocialMarks() {
  return (
    <ul aria-label={footerTexts.socialNetworks} className="mt-5 flex flex-wrap gap-4">
      {networks.map(({ glyph, name }) => (
        <li key={name}>
          <BrandGlyph name={glyph} className="size-6" />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
