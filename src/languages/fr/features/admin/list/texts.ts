import { counted } from '@/features/admin/list/counts';
import type * as english from '@/features/admin/list/texts';
import type { Translation } from '@/lib/languages';

export const adminListTexts: Translation<typeof english.adminListTexts> = {
  view: 'Affichage',
  filters: 'Filtres',
  filtersSet: (count) => `Filtres (${count})`,
  cards: 'Cartes',
  table: 'Tableau',
  columns: 'Colonnes',
  sortBy: 'Trier par',
  defaultOrder: 'Ordre par défaut',
  saving: 'Enregistrement…',
  select: 'Sélectionner',
  selectRecord: (name) => `Sélectionner ${name}`,
  selectAll: (count) => counted(count, 'Sélectionner # résultat', 'Sélectionner les # résultats'),
  selection: 'Sélection',
  selected: (count) => counted(count, 'Sélection : # élément', 'Sélection : # éléments'),
  selectedHidden: (count, selected) =>
    counted(
      count,
      `${selected}, dont # que la recherche ou un filtre masque`,
      `${selected}, dont # que la recherche ou un filtre masque`,
    ),
  hidden: '(que la recherche ou un filtre masque)',
  leaveOut: (count) => counted(count, 'Laisser de côté # élément masqué', 'Laisser de côté # éléments masqués'),
  exportSelected: 'Exporter la sélection',
  clearSelection: 'Tout désélectionner',
  from: 'Du',
  to: 'Au',
  daysReversed: 'Le dernier jour précède le premier.',
  exportCsv: 'Exporter en CSV',
  shopDays: (timeZone) => `Jours du fuseau ${timeZone}`,
  noDate: 'Sans date',
  showAll: (figure) => `Afficher les ${figure} dans la liste`,
  more: (count) => counted(count, 'et # autre', 'et # autres'),
  unreachable: 'Nous n’avons pas pu joindre le serveur. Vérifiez votre connexion.',
  serverError: (status) => `Le serveur a répondu par une erreur (${status}).`,
  unreadable: 'Nous n’avons pas pu lire la réponse du serveur.',
};

export const orderTexts: Translation<typeof english.orderTexts> = {
  title: (orderId) => `Commande ${orderId}`,
  line: (quantity, product) => `${quantity} × ${product}`,
  count: (count) => counted(count, '# commande', '# commandes'),
  without: 'Commande sans numéro',
  withoutId: 'Sans numéro',
  noName: 'Sans nom',
  notProvided: 'Non indiqué',
  mixedStatus: 'Divers ou inconnu',
};

export const csvHeaders: Translation<typeof english.csvHeaders> = {
  orderId: 'Nº de commande',
  transactionId: 'Nº de transaction',
  name: 'Nom',
  shipping: 'Livraison ($ CA)',
  total: 'Total ($ CA)',
  paid: 'Payé ($ CA)',
  orderTotal: 'Total de la commande ($ CA)',
  counted: 'Compté ($ CA)',
  newestStatus: 'État de la dernière commande',
  reorder: 'À réapprovisionner (unités)',
  before: 'Période précédente ($ CA)',
  difference: 'Écart ($ CA)',
  goods: 'Marchandises ($ CA)',
  discounts: 'Rabais ($ CA)',
  unknownDiscount: 'Unités au rabais inconnu',
  flag: 'Anomalie',
};

export const adminViewTexts: Translation<typeof english.adminViewTexts> = {
  views: 'Vues',
  oldestUnshipped: 'À expédier, dans l’ordre d’arrivée',
  leastStock: 'Stock faible, par quantité',
  mostOrders: 'Clients, par nombre de commandes',
  flagged: 'Paiements avec anomalie',
  none: 'Filtrez, triez ou choisissez des colonnes, puis enregistrez la vue sous un nom.',
  saveAs: 'Nom de cette vue',
  save: 'Enregistrer la vue',
  replace: 'Remplacer la vue',
  nameTaken: 'Une autre vue porte ce nom.',
  saved: (name) => `Vue « ${name} » enregistrée.`,
  notStored: (name) => `Ce navigateur ne peut pas enregistrer la vue « ${name} ». Elle disparaîtra à votre départ.`,
  rename: (name) => `Renommer la vue « ${name} »`,
  newName: (name) => `Nouveau nom de la vue « ${name} »`,
  confirmRename: 'Renommer',
  renamed: (name) => `Vue renommée : « ${name} ».`,
  delete: (name) => `Supprimer la vue « ${name} »`,
  deleted: (name) => `Vue « ${name} » supprimée.`,
  undo: 'Annuler',
};

export const recordTexts: Translation<typeof english.recordTexts> = {
  loading: (records) => `Chargement des ${records}`,
  slow: (records) => `Le serveur tarde à répondre. Les ${records} s’afficheront dès sa réponse.`,
  loadFailed: (records) => `Nous n’avons pas pu charger les ${records}`,
  refreshFailed: (records) => `Nous n’avons pas pu actualiser les ${records}. Voici les dernières données chargées.`,
  search: (records) => `Rechercher des ${records}`,
  all: (count, one, other) => counted(count, `# ${one}`, `# ${other}`),
  some: (count, found, one, other) => counted(count, `${found} sur # ${one}`, `${found} sur # ${other}`),
  pages: (records) => `Pages : ${records}`,
};
