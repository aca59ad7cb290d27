import type { adminViewTexts as english } from '@/features/admin/list/viewTexts';
import type { Translation } from '@/lib/translation';

export const adminViewTexts: Translation<typeof english> = {
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
  notKept: (name) => `La vue « ${name} » disparaîtra à votre départ : ce navigateur ne la conserve pas.`,
  rename: (name) => `Renommer la vue « ${name} »`,
  newName: (name) => `Nouveau nom de la vue « ${name} »`,
  confirmRename: 'Renommer',
  renamed: (name) => `Vue renommée : « ${name} ».`,
  delete: (name) => `Supprimer la vue « ${name} »`,
  deleted: (name) => `Vue « ${name} » supprimée.`,
  undo: 'Annuler',
};
