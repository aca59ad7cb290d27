import type { reviewDialogTexts as english } from '@/features/reviews/reviewDialogTexts';
import type { Translation } from '@/lib/translation';

export const reviewDialogTexts: Translation<typeof english> = {
  title: 'Rédiger un avis',
  rating: 'Votre note',
  review: 'Votre avis',
  name: 'Nom',
  email: 'Courriel',
  emailHint: 'Jamais affiché avec votre avis',
  submit: 'Publier l’avis',
  slow: 'C’est plus long que d’habitude. Votre avis est toujours en cours d’envoi.',
  added: 'Merci! Votre avis a été ajouté.',
  needsSignIn: 'Votre avis n’a pas été envoyé. Connectez-vous, puis envoyez-le de nouveau.',
  failed: 'Nous n’avons pas pu envoyer votre avis. Vérifiez votre connexion, puis réessayez.',
};
