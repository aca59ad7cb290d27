import type { adminUsersTexts as english } from '@/features/admin/users/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const adminUsersTexts: Translation<typeof english> = {
  tab: 'Clients',
  csvFile: 'clients.csv',
  show: 'Afficher les clients',
  hide: 'Masquer les clients',
  query: {
    loading: 'Chargement des clients',
    slow: 'Le serveur tarde à répondre. Les clients s’afficheront dès sa réponse.',
    loadFailed: 'Nous n’avons pas pu charger les clients',
    refreshFailed: 'Nous n’avons pas pu actualiser les clients. Voici les derniers chargés.',
    empty: 'Aucun client pour l’instant',
  },
  list: {
    label: 'Clients',
    search: 'Rechercher des clients',
    all: (count, figure) => plural(count, { one: `${figure} client`, other: `${figure} clients` }),
    some: (count, figure, foundFigure) =>
      plural(count, { one: `${foundFigure} sur ${figure} client`, other: `${foundFigure} sur ${figure} clients` }),
    noMatch: 'Aucun client ne correspond à votre recherche.',
    pages: 'Pages de clients',
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
  orderCount: (count, figure) => plural(count, { one: `${figure} commande`, other: `${figure} commandes` }),
  ordersOf: (user) => `Commandes passées par ${user}`,
  showMore: (left) => plural(left, { one: `Afficher ${left} autre`, other: `Afficher ${left} autres` }),
  showMoreOf: (more, left) =>
    plural(more, { one: `Afficher ${more} autre sur ${left}`, other: `Afficher ${more} autres sur ${left}` }),
  order: {
    select: 'Sélectionner',
    title: (orderId) => `Commande ${orderId}`,
    status: (orderId) => `État de la commande ${orderId}`,
    unknownStatus: 'Inconnu',
    mixedStatus: 'Divers ou inconnu',
    saving: 'Enregistrement…',
    saved: 'Enregistré',
    failed: (problem) => `Non modifié : ${problem}`,
    retry: 'Réessayer',
    retryFor: (status, orderId) => `« ${status} » pour la commande ${orderId}`,
    overtakenTitle: 'Quelqu’un d’autre a modifié cette commande entre-temps',
    overtaken: (seen, theirs, wanted) =>
      `Vous aviez vu « ${seen} ». L’état est maintenant « ${theirs} ». Votre choix, « ${wanted} », n’a pas été envoyé.`,
    setAnyway: (wanted) => `Choisir « ${wanted} » quand même`,
    keepTheirs: (theirs) => `Garder « ${theirs} »`,
  },
  bulk: {
    label: 'Commandes sélectionnées',
    selected: (count, figure) =>
      plural(count, { one: `${figure} commande sélectionnée`, other: `${figure} commandes sélectionnées` }),
    newStatusLabel: 'Nouvel état des commandes sélectionnées',
    newStatus: 'Nouvel état',
    apply: (count, figure) =>
      plural(count, { one: `Modifier ${figure} commande`, other: `Modifier ${figure} commandes` }),
    clear: 'Effacer',
    cancel: 'Annuler',
    order: (orderId, owner) => `Commande ${orderId}, ${owner}`,
    title: (count, status) =>
      plural(count, {
        one: `État « ${status} » : ${count} commande`,
        other: `État « ${status} » : ${count} commandes`,
      }),
    progress: 'Progression des changements d’état',
    done: (done, total) =>
      plural(done, { one: `${done} sur ${total} traitée`, other: `${done} sur ${total} traitées` }),
    allChanged: (changed, total) =>
      plural(changed, { one: `${changed} sur ${total} modifiée`, other: `${changed} sur ${total} modifiées` }),
    someFailed: (changed, total, failed) => `Modifiées : ${changed} sur ${total}, échecs : ${failed}`,
    someOvertaken: (changed, total, failed, overtaken) =>
      `Modifiées : ${changed} sur ${total}, échecs : ${failed}, modifiées entre-temps par quelqu’un d’autre : ${overtaken}`,
    results: 'Résultat pour chaque commande',
    waiting: (orderId, owner) => `Commande ${orderId}, ${owner} : en attente`,
    saving: (orderId, owner) => `Commande ${orderId}, ${owner} : enregistrement…`,
    saved: (orderId, owner) => `Commande ${orderId}, ${owner} : modifiée`,
    failed: (orderId, owner, problem) => `Commande ${orderId}, ${owner} : non modifiée, ${problem}`,
    overtaken: (orderId, owner, seen, theirs) =>
      `Commande ${orderId}, ${owner} : non modifiée, son état « ${seen} » est maintenant « ${theirs} »`,
    setAnyway: (status) => `Choisir « ${status} » quand même`,
    retryFailed: 'Réessayer les échecs',
    close: 'Fermer',
    notSent: 'Veuillez vous reconnecter, puis réessayer',
  },
};
