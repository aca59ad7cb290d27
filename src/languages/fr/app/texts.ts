import type { appTexts as english } from '@/app/texts';
import type { Translation } from '@/lib/languages';

export const appTexts: Translation<typeof english> = {
  pageFailed: 'Nous n’avons pas pu afficher cette page',
  pageFailedHelp: 'Réessayez. Un problème est survenu de notre côté ou avec votre connexion.',
  pageLoading: 'Chargement de la page',
  shopFailed: 'Un problème est survenu',
  shopFailedHelp: { before: 'Rechargez la page. Si cela se reproduit, écrivez à', after: '.' },
  adminOffline:
    'Vous êtes hors ligne. Vous pourrez de nouveau enregistrer des modifications une fois la connexion rétablie.',
};
