import { counted } from '@/features/admin/list/counts';
import type { adminUsersTexts as english } from '@/features/admin/users/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const adminUsersTexts: Translation<typeof english> = {
  tab: 'Clients',
  csvFile: 'clients.csv',
  show: 'Afficher les clients',
  hide: 'Masquer les clients',
  records: {
    one: 'client',
    other: 'clients',
    title: 'Clients',
    empty: 'Aucun client pour l’instant',
    noMatch: 'Aucun client ne correspond à votre recherche.',
  },
  allUsers: 'Tous les clients',
  name: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone',
  userId: 'ID du client',
  none: 'Aucune',
  orders: 'Commandes',
  toShip: 'À expédier',
  newestOrder: 'Dernière commande',
  ordersOf: (user) => `Commandes passées par ${user}`,
  showMore: (left) => plural(left, `Afficher ${left} autre`, `Afficher ${left} autres`),
  showMoreOf: (more, left) => plural(more, `Afficher ${more} autre sur ${left}`, `Afficher ${more} autres sur ${left}`),
  order: {
    status: (orderId) => `État de la commande ${orderId}`,
    unknownStatus: 'Inconnu',
    sharedStatus: (count) =>
      counted(count, 'La commande compte # partie.', 'La commande compte # parties; l’état s’applique à toutes.'),
    saved: 'Enregistré',
    failed: (problem) => `Non modifié : ${problem}`,
    retryFor: (status, orderId) => `« ${status} » pour la commande ${orderId}`,
    overtakenTitle: 'Quelqu’un d’autre a modifié cette commande depuis',
    overtaken: (seen, theirs, wanted) =>
      `Vous aviez vu « ${seen} ». L’état est maintenant « ${theirs} ». Votre choix, « ${wanted} », n’a pas été envoyé.`,
    setAnyway: (wanted) => `Choisir « ${wanted} » quand même`,
    keepTheirs: (theirs) => `Garder « ${theirs} »`,
  },
  bulk: {
    label: 'Commandes sélectionnées',
    selected: (count) => counted(count, '# commande sélectionnée', '# commandes sélectionnées'),
    newStatusLabel: 'Nouvel état des commandes sélectionnées',
    newStatus: 'Nouvel état',
    apply: (count) => counted(count, 'Modifier # commande', 'Modifier # commandes'),
    title: (count, status) =>
      plural(count, `État « ${status} » : ${count} commande`, `État « ${status} » : ${count} commandes`),
    job: (orderId, owner) => `Commande ${orderId}, ${owner}`,
  },
};
