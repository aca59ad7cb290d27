import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { chooseTheme, shownTheme } from '@/lib/theme';
import { themeSwitchTexts } from './texts';

const options = [
  { theme: 'system', Icon: Monitor },
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
] as const;

/** System, light or dark. Inherits the text colour. */
export function ThemeSwitch({ className = '' }: { readonly className?: string }) {
  const name = useId();
  const shown = useTheme();
  const radios = useRef<HTMLFieldSetElement>(null);

  // A choice made in the HTML before the app ran: React keeps it checked, but received no event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    const chosen = options.find((_, index) => radios.current?.querySelectorAll('input')[index]?.checked);
    if (chosen && chosen.theme !== shown) chooseTheme(chosen.theme);
  }, []);

  return (
    <fieldset ref={radios} className={`min-w-0 ${className}`}>
      <legend className="mb-2 text-sm font-semibold">{themeSwitchTexts.theme}</legend>
      <div className="inline-flex flex-wrap gap-1 rounded-3xl border border-current/50 p-0.5">
        {options.map(({ theme, Icon }) => (
          <label
            key={theme}
            className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-full border border-transparent px-3.5 text-sm font-semibold hover:bg-current/10 has-checked:border-current has-checked:bg-leaf-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-3 forced-colors:has-checked:outline-[Highlight] forced-colors:has-checked:underline"
          >
            <input
              type="radio"
              name={name}
              checked={shown === theme}
              onChange={() => chooseTheme(theme)}
              className="sr-only"
            />
            <Icon aria-hidden size={16} /> {themeSwitchTexts[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The current theme, whichever switch or tab chose it. */
export const useTheme = () => useSyncExternalStore(subscribe, shownTheme, () => 'system' as const);
