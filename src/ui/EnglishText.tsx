import type { ReactNode } from 'react';
import { englishLang } from '@/lib/language';

interface Props {
  /** False for what stands in for it in the page's language. */
  readonly when?: boolean;
  readonly children: ReactNode;
}

/** A text of the server among those of the shop. An English page needs no element for it. */
export function EnglishText({ when = true, children }: Props) {
  return englishLang && when ? <span lang={englishLang}>{children}</span> : children;
}
