import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { words } from '@/config/messages';
import { mailLink, whatsAppLink } from '@/domain/contact';
import { BannerArt } from '@/ui/art/BannerArt';
import { NewWindowLink } from '@/ui/VisuallyHidden';
import { gridEndTexts } from './texts';

interface Props {
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
  readonly hrefFor: (page: number) => string;
}

/** Fills the rest of a grid's last row of four: links to the next page, on the last one to the shop's contacts (§1). */
export function GridEnd({ page, pages, hrefFor }: Props) {
  const next = page + 1;
  return (
    <div className="relative flex h-full flex-col items-start justify-end gap-2 overflow-hidden rounded-card bg-leaf-mist p-8 text-leaf-ink transition-colors has-[>.stretched-link:hover]:bg-leaf-soft">
      <div className="absolute inset-x-0 top-0 h-3/5">
        <BannerArt scene={page < pages ? 'field' : 'marigold'} />
      </div>
      {page < pages ? (
        <>
          <p className="text-sm font-semibold tabular-nums">{gridEndTexts.nextPage(next, pages)}</p>
          <Link
            to={hrefFor(next)}
            rel="next"
            className="stretched-link inline-flex min-h-11 items-center gap-3 font-display text-2xl leading-tight"
          >
            {gridEndTexts.next}
            <ChevronRight aria-hidden size={22} className="shrink-0" />
          </Link>
        </>
      ) : (
        <>
          <p className="font-display text-2xl leading-tight">{gridEndTexts.askTitle}</p>
          <p>{gridEndTexts.ask}</p>
          <p className="flex flex-wrap gap-x-6 font-semibold underline underline-offset-4">
            <NewWindowLink href={whatsAppLink()} className="inline-flex min-h-11 items-center">
              {words.whatsApp}
            </NewWindowLink>
            <a href={mailLink()} className="inline-flex min-h-11 items-center">
              {words.email}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
