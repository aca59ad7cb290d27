import type { inlineEditTexts as english } from '@/features/admin/products/inlineEditTexts';
import type { Translation } from '@/lib/translation';

export const inlineEditTexts: Translation<typeof english> = {
  change: {
    price: (name) => `Modifier le prix (${name})`,
    stock: (name) => `Modifier le stock (${name})`,
  },
  fields: { oprice: 'Prix de vente', price: 'Prix courant', stockSize: 'Unités' },
  labels: {
    price: (name) => `Prix (${name})`,
    stock: (name) => `Stock (${name})`,
  },
  save: 'Enregistrer',
  cancel: 'Annuler',
  saving: 'Enregistrement…',
  failed: (problem) => `Non enregistré : ${problem}`,
  retry: 'Réessayer',
  giveUp: 'Abandonner',
  changedMeanwhile: 'Modifié entre-temps par quelqu’un d’autre.',
  theirs: (field, value) => `${field}, maintenant : ${value}`,
  mine: (field, value) => `${field}, le vôtre : ${value}`,
  nothing: 'aucun',
  saveMine: 'Enregistrer le mien',
  keepTheirs: 'Garder l’autre',
  of: (name) => `pour ${name}`,
  saved: {
    price: (name) => `Prix enregistré (${name}).`,
    stock: (name) => `Stock enregistré (${name}).`,
  },
  savedChanges: 'Modifications enregistrées',
  undo: 'Annuler',
};
