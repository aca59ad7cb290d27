import type { changesTexts as english } from '@/features/admin/changes/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const changesTexts: Translation<typeof english> = {
  gone: 'Ce produit n’existe plus.',
  changedMeanwhile: 'quelqu’un d’autre l’a modifié depuis',
  existsNow: 'la boutique a maintenant un produit de ce nom',
  signInAgain: 'reconnectez-vous, puis réessayez',
  progress: 'Progression',
  done: (done, total) => `Traités : ${done} sur ${total}`,
  summary: (done, total, failed, skipped) =>
    `Terminés : ${done} sur ${total}, échecs : ${failed}, ignorés : ${skipped}`,
  results: 'Résultat pour chaque produit',
  outcomes: {
    waiting: (name) => `${name} : non envoyé`,
    sending: (name) => `${name} : envoi en cours`,
    done: (name) => `${name} : terminé`,
    failed: (name, reason) => `${name} : échec, ${reason}`,
    skipped: (name, reason) => `${name} : ignoré, ${reason}`,
  },
  more: (count, figure) => plural(count, { one: `et ${figure} autre`, other: `et ${figure} autres` }),
  stop: 'Arrêter',
  retryFailed: 'Réessayer les échecs',
  sendRest: 'Envoyer le reste',
  download: 'Télécharger les résultats',
  close: 'Fermer',
  fileName: 'modifications-produits.csv',
  columns: { product: 'Produit', result: 'Résultat', reason: 'Motif' },
  states: { waiting: 'Non envoyé', sending: 'Envoi en cours', done: 'Terminé', failed: 'Échec', skipped: 'Ignoré' },
};
