import type { ReactNode } from 'react';
import { englishLang } from '@/lib/language';

/** A text that is English in every language, such as a product's: marked as such where the page is not. */
export const inEnglish = (text: string): ReactNode => (englishLang ? <span lang={englishLang}>{text}</span> : text);
