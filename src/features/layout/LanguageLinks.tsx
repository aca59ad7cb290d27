import { language } from '@/lib/language';
import { languageCodes, languages } from '@/lib/languages';

/** Of the whole shop: what this language's folder lies in. */
const root = import.meta.env.BASE_URL.slice(0, -languages[language].prefix.length || undefined);
const others = languageCodes.filter((code) => code !== language);

/** A link to the shop in each other language. `src/app/followLanguage.ts` points them to the same page. */
export function LanguageLinks({ className }: { readonly className: string }) {
  return others.map((code) => {
    const { locale, name, prefix } = languages[code];
    return (
      <a key={code} href={root + prefix} data-language={code} lang={locale} hrefLang={locale} className={className}>
        {name}
      </a>
    );
  });
}
