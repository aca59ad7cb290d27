import type { cachedNoteTexts as english } from '@/features/notices/cachedNoteTexts';
import type { Translation } from '@/lib/translation';

export const cachedNoteTexts: Translation<typeof english> = {
  offline: (time) =>
    `Dernière mise à jour des prix et des stocks : ${time}. Vous pourrez de nouveau acheter une fois la connexion rétablie.`,
  failed: (time) =>
    `Dernière mise à jour des prix et des stocks : ${time}. Nous n’avons pas pu vérifier les changements : rien ne peut être acheté pour l’instant.`,
  checking: (time) =>
    `Dernière mise à jour des prix et des stocks : ${time}. Nous vérifions les changements : vous pourrez acheter tout de suite après.`,
};
