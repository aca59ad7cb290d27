import { language } from '@/lib/language';

/** What a French screen reader says for the roles and states that the library speaks in English. */
const french: Readonly<Record<string, string>> = {
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
  'not selected': 'non sélectionné',
};

/** What no screen reader says, and what stays out of the transcripts for the same reason. */
const unspoken =
  /^(not busy|not invalid|not required|not read only|not disabled|\d+ controls?|autocomplete .*|orientated .*|level 1, position.*)$/;

const counted: readonly (readonly [RegExp, (...numbers: string[]) => string])[] = [
  [/^level (\d+)$/, (level) => `niveau ${level}`],
  [/^(\d+) of (\d+)$/, (at, size) => `${at} sur ${size}`],
  [/^(\d+) items?$/, (count) => `${count} éléments`],
];

/** A role or state in the page's language; null where a listener hears nothing. */
export function spokenWord(english: string): string | null {
  if (unspoken.test(english)) return null;
  if (language === 'en') return english;
  const numbers = counted.flatMap(([pattern, say]) => {
    const found = pattern.exec(english);
    return found ? [say(...found.slice(1))] : [];
  });
  return numbers[0] ?? french[english] ?? english;
}

/** Whether these are words of the screen reader and not of the page. */
export const isState = (english: string) =>
  unspoken.test(english) || Object.hasOwn(french, english) || counted.some(([pattern]) => pattern.test(english));
