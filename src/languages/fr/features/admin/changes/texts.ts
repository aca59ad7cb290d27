import type { changesTexts as english } from '@/features/admin/changes/texts';
import type { Translation } from '@/lib/languages';

export const changesTexts: Translation<typeof english> = {
  gone: 'Ce produit n’existe plus.',
  fieldOvertaken: (field, seen, theirs) => `${field} : ${seen} au départ, ${theirs} maintenant`,
  overtaken: (seen, theirs) => `l’état « ${seen} » est maintenant « ${theirs} »`,
  existsNow: 'la boutique a maintenant un produit de ce nom',
  progress: 'Progression',
  summary: (done, total, failed, skipped) =>
    `Terminés : ${done} sur ${total}, échecs : ${failed}, sans envoi : ${skipped}`,
  notSent: (summary, waiting) => `${summary}, en attente : ${waiting}`,
  field: (field, before, after) => `${field} : ${before} → ${after}`,
  nothing: 'aucun',
  edits: { price: (name) => `Prix (${name})`, stock: (name) => `Stock (${name})` },
  outcomes: {
    waiting: (name) => `${name} : en attente`,
    sending: (name) => `${name} : envoi en cours`,
    done: (name) => `${name} : envoi terminé`,
    failed: (name, reason) => `${name} : échec, ${reason}`,
    unclear: (name, reason) => `${name} : non confirmé, ${reason}`,
    skipped: (name, reason) => `${name} : sans envoi, ${reason}`,
  },
  unclear: (problem) => `Non confirmé : ${problem}`,
  stop: 'Arrêter',
  discard: 'Abandonner',
  retryFailed: 'Réessayer les échecs',
  sendSkipped: 'Envoyer quand même',
  sendRest: 'Envoyer le reste',
  download: 'Télécharger les résultats',
  kinds: {
    products: { results: 'Résultat pour chaque produit', fileName: 'modifications-produits.csv', column: 'Produit' },
    statuses: { results: 'Résultat pour chaque commande', fileName: 'modifications-etat.csv', column: 'Commande' },
  },
  columns: { result: 'Résultat', reason: 'Motif' },
  states: {
    waiting: 'En attente',
    sending: 'Envoi en cours',
    done: 'Envoi terminé',
    failed: 'Échec',
    unclear: 'Non confirmé',
    skipped: 'Sans envoi',
  },
};
