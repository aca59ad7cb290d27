import type { logOutTexts as english } from '@/features/layout/logOutTexts';
import type { Translation } from '@/lib/translation';

export const logOutTexts: Translation<typeof english> = {
  finishingTitle: 'Votre dernière commande se termine',
  finishing: 'Votre paiement est en sécurité. Votre session se fermera dans quelques secondes.',
  unfinishedTitle: 'Votre dernière commande n’est pas terminée',
  unfinished:
    'Vous avez payé, ou peut-être payé, mais votre commande n’est pas encore confirmée. Gardez votre session ouverte pour la terminer. Si vous vous déconnectez, nous ne gardons que ce paiement dans votre navigateur, pour que vous puissiez la terminer plus tard, et nous effaçons tout le reste.',
  stay: 'Garder ma session ouverte',
  logOutAnyway: 'Se déconnecter et garder ce paiement',
};
