import {
  type CallContext,
  type CallHandler,
  fieldsOf,
  HttpError,
  isEmail,
  requiredNumber,
  requiredTexts,
} from './call';
import { productById } from './products';
import { newObjectId } from './state';

const reviewsOf = ({ state, body }: CallContext) =>
  productById(state, requiredTexts(body, 'productId').productId).reviews;

/** POST /product/addReview: dated today. */
const addReview: CallHandler = (context) => {
  const { state, now } = context;
  const ratings = requiredNumber(fieldsOf(context.body), 'rating', 1);
  if (ratings > 5 || !Number.isInteger(ratings))
    throw new HttpError(400, '"rating" must be a whole number from 1 to 5');
  const { name, email, comments } = requiredTexts(context.body, 'name', 'email', 'comments');
  if (!isEmail(email)) throw new HttpError(422, 'Please enter a valid email address.');
  const reviews = reviewsOf(context);
  const _id = newObjectId(state, now);
  reviews.push({ _id, ratings, comments, name, email, createdAt: now.toISOString(), like: 0, dislike: 0 });
  return {};
};

const vote =
  (kind: 'like' | 'dislike'): CallHandler =>
  (context) => {
    const { reviewId } = requiredTexts(context.body, 'reviewId');
    const review = reviewsOf(context).find(({ _id }) => _id === reviewId);
    if (!review) throw new HttpError(404, 'Review not found');
    review[kind] += 1;
    return {};
  };

/** The votes are PUT /product/reviewLike and PUT /product/reviewDislike. */
export const reviewCalls = { addReview, reviewLike: vote('like'), reviewDislike: vote('dislike') };
