import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { language } from '@/lib/language';
import { type Language, languageAddress, languageCodes, languageOfferKey, languages } from '@/lib/languages';
import { local } from '@/lib/storage';
import { useHydrated, useIsAddressKnown } from '@/ui/afterHydration';
import { IconButton } from '@/ui/Button';

const base = import.meta.env.BASE_URL;
const others = languageCodes.filter((code) => code !== language);

interface Props {
  readonly className: string;
  /** The link's text; by default the name of its language. */
  readonly text?: (code: Language) => string;
}

/** A link to the same page in each other language; src/early/visitor.ts stores that choice for later visits (ruling 52). */
export function LanguageLinks({ className, text = (code) => languages[code].name }: Props) {
  const { pathname, search, hash } = useLocation();
  const here = { pathname: base + pathname.slice(1), search, hash };
  const page = useIsAddressKnown() ? here : { pathname: base, search: '', hash: '' };
  return others.map((code) => {
    const { locale } = languages[code];
    return (
      <a key={code} href={languageAddress(page, base, code)} lang={locale} hrefLang={locale} className={className}>
        {text(code)}
      </a>
    );
  });
}

const isOffered = () => 'languageOffer' in document.documentElement.dataset;

/**
 * One line, shown once to a visitor whose browser prefers another language than the page's (ruling 52). Every HTML
 * holds it hidden; a script in the HTML shows it before the first paint (src/early/visitor.ts).
 */
export function LanguageOffer() {
  const [closed, setClosed] = useState(false);
  const hydrated = useHydrated();
  const shown = !closed && (!hydrated || isOffered());

  useEffect(() => {
    if (isOffered()) local.write(languageOfferKey, 'made');
  }, []);

  function close() {
    delete document.documentElement.dataset.languageOffer;
    setClosed(true);
  }

  return (
    shown && (
      <div className="language-offer hidden items-center justify-center gap-x-2 bg-leaf-mist px-4 text-leaf-ink print:hidden">
        <LanguageLinks
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          text={(code) => languages[code].offer}
        />
        {others.slice(0, 1).map((code) => (
          <span key={code} lang={languages[code].locale}>
            <IconButton label={languages[code].close} onClick={close}>
              <X aria-hidden size={18} />
            </IconButton>
          </span>
        ))}
      </div>
    )
  );
}
