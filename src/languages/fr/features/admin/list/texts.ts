import type * as english from '@/features/admin/list/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const adminListTexts: Translation<typeof english.adminListTexts> = {
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

export const adminViewTexts: Translation<typeof english.adminViewTexts> = {
  views: 'Vues',
  oldestUnshipped: 'À expédier, dans l’ordre d’arrivée',
  leastStock: 'Stock faible, par quantité',
  mostOrders: 'Clients les plus fidèles',
  flagged: 'Paiements à vérifier',
  none: 'Filtrez, triez ou choisissez des colonnes, puis enregistrez la vue sous un nom.',
  saveAs: 'Nom de cette vue',
  save: 'Enregistrer la vue',
  replace: 'Remplacer la vue',
  saved: (name) => `Vue « ${name} » enregistrée.`,
  notStored: (name) => `La vue « ${name} » disparaîtra à votre départ : ce navigateur ne la conserve pas.`,
  rename: (name) => `Renommer la vue « ${name} »`,
  newName: (name) => `Nouveau nom de la vue « ${name} »`,
  confirmRename: 'Renommer',
  renamed: (name) => `Vue renommée : « ${name} ».`,
  delete: (name) => `Supprimer la vue « ${name} »`,
  deleted: (name) => `Vue « ${name} » supprimée.`,
  undo: 'Annuler',
};

export const queryTexts = ({
  one,
  other,
  isFeminine = false,
}: english.RecordNames): ReturnType<typeof english.queryTexts> => ({
  loading: `Chargement des ${other}`,
  slow: `Le serveur tarde à répondre. Les ${other} s’afficheront dès sa réponse.`,
  loadFailed: `Nous n’avons pas pu charger les ${other}`,
  refreshFailed: `Nous n’avons pas pu actualiser les ${other}. Voici les ${isFeminine ? 'dernières chargées' : 'derniers chargés'}.`,
  empty: `${isFeminine ? 'Aucune' : 'Aucun'} ${one} pour l’instant`,
});

export const listTexts = ({
  one,
  other,
  isFeminine = false,
  before = '',
}: english.RecordNames): ReturnType<typeof english.listTexts> => ({
  label: `${other.charAt(0).toUpperCase()}${other.slice(1)}`,
  search: `Rechercher des ${other}`,
  all: (count, figure) => plural(count, { one: `${before}${figure} ${one}`, other: `${before}${figure} ${other}` }),
  some: (count, figure, foundFigure) =>
    plural(count, {
      one: `${before}${foundFigure} sur ${figure} ${one}`,
      other: `${before}${foundFigure} sur ${figure} ${other}`,
    }),
  noMatch: `${isFeminine ? 'Aucune' : 'Aucun'} ${one} ne correspond à ces filtres.`,
  pages: `Pages : ${other}`,
});
