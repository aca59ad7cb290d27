import type { Product, Review } from '@/contract/product';
import { type CallAnswer, type CallContext, ok } from '@/demo/server/callContext';
import { fieldsOf, isEmail, neededNumber, neededText } from '@/demo/server/fields';
import { newObjectId } from '@/demo/server/ids';
import { Refusal } from '@/demo/server/refusal';

function productOf({ state, body }: CallContext): Product {
  const id = neededText(fieldsOf(body), 'productId');
  const product = state.products.find(({ _id }) => _id === id);
  if (!product) throw new Refusal(404, 'Product not found');
  return product;
}

/** POST /product/addReview: dated today. */
export const addReview: CallAnswer = (context) => {
  const fields = fieldsOf(context.body);
  const ratings = neededNumber(fields, 'rating', 1);
  if (ratings > 5 || !Number.isInteger(ratings)) throw new Refusal(400, '"rating" must be a whole number from 1 to 5');
  const name = neededText(fields, 'name');
  const email = neededText(fields, 'email');
  const comments = neededText(fields, 'comments');
  if (!isEmail(email)) throw new Refusal(422, 'Please enter a valid email address.');
  const review: Review = {
    _id: '',
    ratings,
    comments,
    name,
    email,
    createdAt: context.now.toISOString(),
    like: 0,
    dislike: 0,
  };
  const product = productOf(context);
  product.reviews.push({ ...review, _id: newObjectId(context.state, context.now) });
  return ok({});
};

function reviewOf(context: CallContext): Review {
  const id = neededText(fieldsOf(context.body), 'reviewId');
  const review = productOf(context).reviews.find(({ _id }) => _id === id);
  if (!review) throw new Refusal(404, 'Review not found');
  return review;
}

/** PUT /product/reviewLike. */
export const reviewLike: CallAnswer = (context) => {
  reviewOf(context).like += 1;
  return ok({});
};

/** PUT /product/reviewDislike. */
export const reviewDislike: CallAnswer = (context) => {
  reviewOf(context).dislike += 1;
  return ok({});
};
