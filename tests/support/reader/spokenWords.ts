import { language } from '@/lib/language';

/** A phrase of the library, and its element or text. */
export interface Heard {
  readonly phrase: string;
  readonly node: Node;
}

/** The library speaks English: a French screen reader's words for the roles in the transcripts. */
const roles: Readonly<Record<string, string>> = {
  article: 'article',
  banner: 'bannière',
  button: 'bouton',
  checkbox: 'case à cocher',
  columnheader: 'en-tête de colonne',
  combobox: 'liste déroulante',
  complementary: 'complément',
  contentinfo: 'pied de page',
  dialog: 'boîte de dialogue',
  form: 'formulaire',
  group: 'groupe',
  heading: 'titre',
  image: 'image',
  link: 'lien',
  list: 'liste',
  main: 'contenu principal',
  navigation: 'navigation',
  radio: 'bouton radio',
  region: 'région',
  search: 'recherche',
  searchbox: 'champ de recherche',
  tab: 'onglet',
  table: 'tableau',
  tablist: 'liste d’onglets',
  tabpanel: 'panneau d’onglet',
  textbox: 'champ de texte',
};

const states: Readonly<Record<string, string>> = {
  busy: 'occupé',
  checked: 'coché',
  'not checked': 'non coché',
  'current item': 'actuel',
  'current page': 'page actuelle',
  'current step': 'étape actuelle',
  disabled: 'non disponible',
  expanded: 'développé',
  'not expanded': 'réduit',
  'has popup': 'ouvre une liste',
  'has popup dialog': 'ouvre une boîte de dialogue',
  'has popup listbox': 'ouvre une liste',
  'has popup menu': 'ouvre un menu',
  invalid: 'non valide',
  pressed: 'enfoncé',
  'not pressed': 'non enfoncé',
  'read only': 'lecture seule',
  required: 'obligatoire',
  selected: 'sélectionné',
  'sorted in ascending order': 'tri croissant',
  'sorted in descending order': 'tri décroissant',
  'not selected': 'non sélectionné',
};

/** Phrases that no screen reader says; the transcripts leave them out. */
const unspoken =
  /^(not busy|not invalid|not required|not read only|not disabled|\d+ controls?|autocomplete .*|orientated .*|(min|max) value .*|level 1, position.*)$/;

const counted: readonly (readonly [RegExp, (...numbers: string[]) => string])[] = [
  [/^level (\d+)$/, (level) => `niveau ${level}`],
  [/^(\d+) of (\d+)$/, (at, size) => `${at} sur ${size}`],
  [/^1 item$/, () => '1 élément'],
  [/^(\d+) items$/, (count) => `${count} éléments`],
  [/^row count (\d+)$/, (count) => `${count} lignes`],
  [/^key shortcuts (.+)$/, (keys) => `raccourcis ${keys}`],
];

/** A role or state in the page's language; null where a listener hears nothing. */
export function spokenWord(english: string): string | null {
  if (unspoken.test(english)) return null;
  if (language === 'en') return english;
  const numbers = counted.flatMap(([pattern, say]) => {
    const found = pattern.exec(english);
    return found ? [say(...found.slice(1))] : [];
  });
  return numbers[0] ?? roles[english] ?? states[english] ?? english;
}

/** Whether these words are the screen reader's, not the page's. */
export const isState = (english: string) =>
  unspoken.test(english) || Object.hasOwn(states, english) || counted.some(([pattern]) => pattern.test(english));

export const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** The language of a part in another language, in brackets. */
export function languageMark(node: Node): string {
  const own = elementOf(node)?.closest('[lang]')?.getAttribute('lang')?.slice(0, 2);
  return !own || own === document.documentElement.lang.slice(0, 2) ? '' : `[${own}] `;
}

/** Corrects phrases of the library: a field without a role, the chosen option of a list. */
export function mended({ phrase, node }: Heard): string {
  if (node instanceof HTMLInputElement && node.placeholder && node.ariaLabel === node.placeholder)
    return phrase.replace(`, placeholder ${node.placeholder}`, '');
  if (node instanceof HTMLSelectElement) {
    const chosen = node.selectedOptions[0]?.label ?? '';
    const [name = '', states = ''] = phrase.split(', has popup listbox, not expanded');
    const value = `, ${node.value}`;
    const at = node.value ? `${name}, `.indexOf(`${value}, `) : -1;
    return at < 0
      ? `${name}, ${chosen}${states}`
      : `${name.slice(0, at)}, ${chosen}${name.slice(at + value.length)}${states}`;
  }
  if (node instanceof HTMLInputElement && ['radio', 'checkbox'].includes(node.type))
    return phrase.replace(/, (not )?checked/, node.checked ? ', checked' : ', not checked');
  const withoutRole = node instanceof HTMLInputElement && ['password', 'date'].includes(node.type);
  return withoutRole && !phrase.startsWith('textbox, ')
    ? `textbox, ${phrase}${node.required || node.getAttribute('aria-required') === 'true' ? ', required' : ''}`
    : phrase;
}

/** Role, name and states in the page's language. Takes the text of an element that has only states. */
export function phraseOf(heard: Heard, text = ''): string {
  const [first = '', ...rest] = heard.phrase
    .replace(/, level 1, position \d+, set size \d+/, '')
    .replace(/, position (\d+), set size (\d+)/, ', $1 of $2')
    .split(', ');
  const states: string[] = [];
  while (rest.length > 0 && isState(rest.at(-1) ?? '')) states.unshift(rest.pop() ?? '');
  const role = spokenWord(first);
  const name = rest.join(', ');
  const said = states.map(spokenWord);
  return [...(isState(first) && !name && text ? [text, role] : [role, name]), ...said].filter(Boolean).join(', ');
}

/** The "current" states of an element that is not spoken itself. */
export const statesOf = (phrase: string): string[] =>
  phrase
    .split(', ')
    .filter((part) => part.startsWith('current '))
    .flatMap((part) => spokenWord(part) ?? []);
