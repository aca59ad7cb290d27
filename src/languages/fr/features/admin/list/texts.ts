import type { adminListTexts as english } from '@/features/admin/list/texts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

export const adminListTexts: Translation<typeof english> = {
  view: 'Affichage',
  filters: 'Filtres',
  filtersSet: (count) => `Filtres (${count})`,
  cards: 'Cartes',
  table: 'Tableau',
  columns: 'Colonnes',
  select: 'Sélectionner',
  selectRecord: (name) => `Sélectionner ${name}`,
  selectAll: (count, figure) =>
    plural(count, { one: `Sélectionner ${figure} résultat`, other: `Sélectionner les ${figure} résultats` }),
  selection: 'Sélection',
  selected: (count, figure) =>
    plural(count, { one: `Sélection : ${figure} élément`, other: `Sélection : ${figure} éléments` }),
  exportSelected: 'Exporter la sélection',
  clearSelection: 'Effacer la sélection',
  from: 'Du',
  to: 'Au',
  exportCsv: 'Exporter en CSV',
  retry: 'Réessayer',
  noDate: 'Sans date',
  unreachable: 'Nous n’avons pas pu joindre le serveur. Vérifiez votre connexion.',
  serverError: (status) => `Le serveur a répondu par une erreur (${status}).`,
  unreadable: 'Nous n’avons pas pu lire la réponse du serveur.',
};
