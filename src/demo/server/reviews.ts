import {
  type CallContext,
  type CallHandler,
  fieldsOf,
  HttpError,
  isEmail,
  ok,
  requiredNumber,
  requiredText,
} from './call';
import { productById } from './products';
import { newObjectId } from './state';

const reviewsOf = ({ state, body }: CallContext) =>
  productById(state, requiredText(fieldsOf(body), 'productId')).reviews;

/** POST /product/addReview: dated today. */
const addReview: CallHandler = (context) => {
  const { state, now } = context;
  const fields = fieldsOf(context.body);
  const ratings = requiredNumber(fields, 'rating', 1);
  if (ratings > 5 || !Number.isInteger(ratings))
    throw new HttpError(400, '"rating" must be a whole number from 1 to 5');
  const name = requiredText(fields, 'name');
  const email = requiredText(fields, 'email');
  const comments = requiredText(fields, 'comments');
  if (!isEmail(email)) throw new HttpError(422, 'Please enter a valid email address.');
  const reviews = reviewsOf(context);
  const _id = newObjectId(state, now);
  reviews.push({ _id, ratings, comments, name, email, createdAt: now.toISOString(), like: 0, dislike: 0 });
  return ok({});
};

const vote =
  (kind: 'like' | 'dislike'): CallHandler =>
  (context) => {
    const id = requiredText(fieldsOf(context.body), 'reviewId');
    const review = reviewsOf(context).find(({ _id }) => _id === id);
    if (!review) throw new HttpError(404, 'Review not found');
    review[kind] += 1;
    return ok({});
  };

/** The votes are PUT /product/reviewLike and PUT /product/reviewDislike. */
export const reviewCalls = { addReview, reviewLike: vote('like'), reviewDislike: vote('dislike') };
