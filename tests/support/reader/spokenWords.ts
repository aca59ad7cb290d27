import { language } from '@/lib/language';

/** What a French screen reader says for what the library speaks in English. */
const roles: Readonly<Record<string, string>> = {
  alert: 'alerte',
  article: 'article',
  banner: 'bannière',
  blockquote: 'citation',
  button: 'bouton',
  cell: 'cellule',
  checkbox: 'case à cocher',
  columnheader: 'en-tête de colonne',
  combobox: 'liste déroulante',
  complementary: 'complément',
  contentinfo: 'pied de page',
  dialog: 'boîte de dialogue',
  document: 'document',
  figure: 'figure',
  form: 'formulaire',
  group: 'groupe',
  heading: 'titre',
  image: 'image',
  link: 'lien',
  list: 'liste',
  listbox: 'zone de liste',
  main: 'contenu principal',
  meter: 'jauge',
  navigation: 'navigation',
  option: 'option',
  progressbar: 'barre de progression',
  radio: 'bouton radio',
  radiogroup: 'groupe de boutons radio',
  region: 'région',
  row: 'ligne',
  rowheader: 'en-tête de ligne',
  search: 'recherche',
  searchbox: 'champ de recherche',
  separator: 'séparateur',
  slider: 'curseur',
  spinbutton: 'sélecteur de valeur',
  status: 'état',
  switch: 'interrupteur',
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

/** What no screen reader says, and what stays out of the transcripts for the same reason. */
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

/** Whether these are words of the screen reader and not of the page. */
export const isState = (english: string) =>
  unspoken.test(english) || Object.hasOwn(states, english) || counted.some(([pattern]) => pattern.test(english));
