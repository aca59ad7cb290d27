import type * as english from '@/features/reviews/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const reviewDialogTexts: Translation<typeof english.reviewDialogTexts> = {
  rating: 'Votre note',
  review: 'Votre avis',
  name: 'Nom',
  emailHint: 'Jamais affiché avec votre avis',
  submit: 'Publier l’avis',
  slow: 'C’est plus long que d’habitude. Nous envoyons toujours votre avis.',
  added: 'Merci! Votre avis a été ajouté.',
  needsSignIn: 'Connectez-vous, puis envoyez votre avis de nouveau. Il n’a pas été envoyé.',
  failed: 'Nous n’avons pas pu envoyer votre avis. Vérifiez votre connexion, puis réessayez.',
};

export const reviewsTexts: Translation<typeof english.reviewsTexts> = {
  title: 'Avis des clients',
  list: 'Avis',
  loading: 'Chargement des avis',
  noReviews: 'Aucun avis pour l’instant',
  noReviewsAdvice: 'Donnez le premier avis sur ce produit.',
  count: (count) => `${count} avis`,
  filterByStars: 'Filtrer les avis par étoiles',
  starCount: (stars, count) => plural(stars, `${stars} étoile : ${count}`, `${stars} étoiles : ${count}`),
  showing: (shown, total) => plural(shown, `${shown} avis affiché sur ${total}`, `${shown} avis affichés sur ${total}`),
  showingFiltered: (shown, stars) => plural(stars, `${shown}, avec ${stars} étoile`, `${shown}, avec ${stars} étoiles`),
  showAll: 'Afficher tous les avis',
  showMore: 'Afficher plus d’avis',
  sort: 'Trier les avis',
  newestFirst: 'Les plus récents',
  mostLiked: 'Les plus appréciés',
  like: (reviewer) => `J’aime cet avis (${reviewer}) :`,
  dislike: (reviewer) => `Je n’aime pas cet avis (${reviewer}) :`,
  liked: 'Vous aimez cet avis',
  disliked: 'Vous n’aimez pas cet avis',
  voteNeedsSignIn: 'Connectez-vous pour voter. Votre vote n’a pas été compté.',
  voteFailed: 'Nous n’avons pas pu compter votre vote. Réessayez.',
  write: 'Rédiger un avis',
  formFailed: 'Nous n’avons pas pu charger le formulaire d’avis. Réessayez.',
};
