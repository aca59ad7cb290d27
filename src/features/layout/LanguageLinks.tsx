import { language } from '@/lib/language';
import { languageCodes, languages } from '@/lib/languages';

/** Of the whole shop: what this language's folder lies in. */
const root = import.meta.env.BASE_URL.slice(0, -languages[language].prefix.length || undefined);
const others = languageCodes.filter((code) => code !== language);

interface Props {
  readonly className: string;
  /** Of the page to lead to until `followLanguage` is loaded, without its first slash; else the home page. */
  readonly address?: string;
}

/** A link to the shop in each other language. `src/app/followLanguage.ts` points them to the same page. */
export function LanguageLinks({ className, address = '' }: Props) {
  return others.map((code) => {
    const { locale, name, prefix } = languages[code];
    return (
      <a
        key={code}
        href={root + prefix + address}
        data-language={code}
        lang={locale}
        hrefLang={locale}
        className={className}
      >
        {name}
      </a>
    );
  });
}
