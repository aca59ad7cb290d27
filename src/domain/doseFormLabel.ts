import { language } from '@/lib/language';
import { textFor } from '@/lib/textFor';
import { doseFormTexts } from './doseFormTexts';

/** A dose form in the page's language; in English, and where it is not listed, as the server spells it. */
export const doseFormLabel = (doseForm: string): string =>
  language === 'en' ? doseForm : textFor(doseForm, doseFormTexts);
