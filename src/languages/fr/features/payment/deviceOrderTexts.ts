import type { deviceOrderTexts as english } from '@/features/payment/deviceOrderTexts';
import type { Translation } from '@/lib/languages';

export const deviceOrderTexts: Translation<typeof english> = {
  title: 'Commandes sur cet appareil',
  intro:
    'Les commandes passées sur cet appareil sans compte restent ici pendant un jour. Toute personne qui l’utilise les voit, tant qu’aucun compte n’est connecté.',
  line: (quantity, name) => `${quantity} × ${name}`,
  total: (amount) => `Total : ${amount}`,
  remove: 'Retirer de cet appareil',
  question: 'Retirer ces commandes de cet appareil?',
  consequence:
    'Notez d’abord leurs numéros : nous vous les demanderons si vous nous écrivez, et nous ne pourrons plus les afficher ici. Cela n’annule pas vos commandes.',
  keep: 'Les conserver',
  removed: 'Nous avons retiré vos commandes de cet appareil.',
  notRemoved:
    'Rechargez cette page et réessayez. Le stockage de votre navigateur ne répond pas : vos commandes sont encore ici.',
};
