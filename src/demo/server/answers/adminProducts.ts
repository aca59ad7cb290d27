import type { Product } from '@/contract/product';
import { requireAdmin } from '@/demo/server/authenticate';
import { type CallAnswer, created, ok } from '@/demo/server/callContext';
import { fieldsOf, neededNumber, neededText, textOf } from '@/demo/server/fields';
import { newObjectId } from '@/demo/server/ids';
import { Refusal } from '@/demo/server/refusal';
import type { DemoState } from '@/demo/server/state';

type Fields = Readonly<Record<string, unknown>>;

const optionalText = (fields: Fields, name: string) => textOf(fields[name]);

/** How a change of each field is read; pictures have their own rule. */
const readers: Readonly<
  Record<Exclude<keyof Product, '_id' | 'images' | 'reviews'>, (fields: Fields, name: string) => string | number>
> = {
  name: neededText,
  brand: optionalText,
  category: optionalText,
  subcategory: optionalText,
  description: optionalText,
  dose_form: optionalText,
  pack_size: optionalText,
  price: neededNumber,
  oprice: neededNumber,
  stockSize: neededNumber,
};
const pictures = ['image1', 'image2', 'image3', 'image4', 'image5'] as const;

/** `images` if sent, else the five named picture fields. */
function imagesOf(fields: Fields): string[] {
  const sent = Array.isArray(fields.images) ? fields.images : pictures.map((name) => fields[name]);
  return sent.map(textOf).filter(Boolean);
}

const sendsPictures = (fields: Fields) => ['images', ...pictures].some((name) => name in fields);

function requireFreeName(state: DemoState, name: string, own?: Product): void {
  if (state.products.some((product) => product !== own && product.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal(409, 'A product with this name already exists');
}

/** POST /product/addProduct. */
export const addProduct: CallAnswer = (context) => {
  requireAdmin(context);
  const { state, now } = context;
  const fields = fieldsOf(context.body);
  const name = neededText(fields, 'name');
  requireFreeName(state, name);
  state.products.push({
    _id: newObjectId(state, now),
    name,
    brand: textOf(fields.brand),
    category: textOf(fields.category),
    subcategory: textOf(fields.subcategory),
    price: neededNumber(fields, 'price'),
    oprice: neededNumber(fields, 'oprice'),
    description: textOf(fields.description),
    stockSize: neededNumber(fields, 'stockSize'),
    dose_form: textOf(fields.dose_form),
    pack_size: textOf(fields.pack_size),
    images: imagesOf(fields),
    reviews: [],
  });
  return created({});
};

/** GET /admin/getproducts. */
export const adminGetProducts: CallAnswer = (context) => {
  requireAdmin(context);
  return ok({ response: context.state.products });
};

function productOf(state: DemoState, id: string): Product {
  const product = state.products.find(({ _id }) => _id === id);
  if (!product) throw new Refusal(404, 'Product not found');
  return product;
}

/** The validated fields in the body. @throws Refusal 400 for an invalid number */
function changesOf(fields: Fields): Partial<Product> {
  const sent = Object.entries(readers).filter(([name]) => name in fields);
  return {
    ...Object.fromEntries(sent.map(([name, read]) => [name, read(fields, name)])),
    ...(sendsPictures(fields) ? { images: imagesOf(fields) } : {}),
  };
}

/** Applies the fields in the body. @throws Refusal */
export function changeProduct(state: DemoState, id: string, fields: Fields): Product {
  const product = productOf(state, id);
  const changes = changesOf(fields);
  if (changes.name) requireFreeName(state, changes.name, product);
  return Object.assign(product, changes);
}

/** PATCH /admin/updateProduct. */
export const updateProduct: CallAnswer = (context) => {
  requireAdmin(context);
  const fields = fieldsOf(context.body);
  changeProduct(context.state, neededText(fields, 'productId'), fieldsOf(fields.updatedData));
  return created({});
};

/** DELETE /admin/deleteproduct/{id}. Carts, wishlists and orders keep the id. */
export const deleteProduct: CallAnswer = (context) => {
  requireAdmin(context);
  const { state, params } = context;
  const product = productOf(state, params.id ?? '');
  state.products = state.products.filter((other) => other !== product);
  return ok({});
};
