import { useLocation } from 'react-router-dom';
import { language } from '@/lib/language';
import { languageAddress, languageCodes, languageKey, languages } from '@/lib/languages';
import { local } from '@/lib/storage';
import { useIsAddressKnown } from '@/ui/afterHydration';

const base = import.meta.env.BASE_URL;
const others = languageCodes.filter((code) => code !== language);

interface Props {
  readonly className: string;
}

/** A link to the same page in each other language; following one is the shopper's choice for later visits (ruling 52). */
export function LanguageLinks({ className }: Props) {
  const { pathname, search, hash } = useLocation();
  const here = { pathname: base + pathname.slice(1), search, hash };
  const page = useIsAddressKnown() ? here : { pathname: base, search: '', hash: '' };
  return others.map((code) => {
    const { locale, name } = languages[code];
    return (
      <a
        key={code}
        href={languageAddress(page, base, code)}
        lang={locale}
        hrefLang={locale}
        onClick={() => local.write(languageKey, code)}
        className={className}
      >
        {name}
      </a>
    );
  });
}
