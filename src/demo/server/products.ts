import { type HttpHandler, http } from 'msw';
import type { Product } from '@/contract/product';
import { adminOnly } from './authentication';
import { type CallHandler, type Fields, fieldsOf, HttpError, json, requiredNumber, requiredText, textOf } from './call';
import type { HandlerOptions } from './handlers';
import { type DemoState, newObjectId } from './state';

/** @throws HttpError 404 */
export function productById(state: DemoState, id: string): Product {
  const product = state.products.find(({ _id }) => _id === id);
  if (!product) throw new HttpError(404, 'Product not found');
  return product;
}

/** GET /product/getProducts, optionally of one brand. */
const getProducts: CallHandler = ({ state, query }) => {
  const brand = query.get('brand');
  return { response: brand === null ? state.products : state.products.filter((one) => one.brand === brand) };
};

/** GET /product/searchproduct: every word of the term must match. */
const searchProduct: CallHandler = ({ state, query }) => {
  const words = textOf(query.get('search')).toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { response: [] };
  const response = state.products.filter(({ name, brand, category, subcategory, dose_form, description }) => {
    const text = [name, brand, category, subcategory, dose_form, description].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return { response };
};

const relatedLimit = 8;

function similarity(product: Product, other: Product): number {
  return (
    (product.subcategory === other.subcategory ? 4 : 0) +
    (product.brand === other.brand ? 2 : 0) +
    (product.category === other.category ? 1 : 0)
  );
}

/** GET /product/{name with spaces}: the product with related ones. */
const getProduct: CallHandler = ({ state, params }) => {
  const name = textOf(params.name).toLowerCase();
  const result = state.products.find((product) => product.name.toLowerCase() === name);
  if (!result)
    throw new HttpError(404, 'Product not found', { message: 'Product not found', result: null, relatedProducts: [] });
  const relatedProducts = state.products
    .filter((other) => other !== result && similarity(result, other) > 0)
    .sort((one, other) => similarity(result, other) - similarity(result, one))
    .slice(0, relatedLimit);
  return { result, relatedProducts };
};

/** GET /admin/getproducts. */
const adminGetProducts = adminOnly(({ state }) => ({ response: state.products }));

const optionalText = (fields: Fields, name: string) => textOf(fields[name]);

/** How each field is read; pictures have their own rule. */
const readers = {
  name: requiredText,
  brand: optionalText,
  category: optionalText,
  subcategory: optionalText,
  price: requiredNumber,
  oprice: requiredNumber,
  description: optionalText,
  stockSize: requiredNumber,
  dose_form: optionalText,
  pack_size: optionalText,
} satisfies Record<Exclude<keyof Product, '_id' | 'images' | 'reviews'>, typeof optionalText | typeof requiredNumber>;

function readFields(fields: Fields, names: readonly string[]): Partial<Product> {
  const read = Object.entries(readers).filter(([name]) => names.includes(name));
  return Object.fromEntries(read.map(([name, reader]) => [name, reader(fields, name)]));
}

const pictureFields = ['image1', 'image2', 'image3', 'image4', 'image5'] as const;

/** `images` if sent, else the five named picture fields. */
function imagesOf(fields: Fields): string[] {
  const sent = Array.isArray(fields.images) ? fields.images : pictureFields.map((name) => fields[name]);
  return sent.map(textOf).filter(Boolean);
}

function requireFreeName(state: DemoState, name: string, own?: Product): void {
  if (state.products.some((product) => product !== own && product.name.toLowerCase() === name.toLowerCase()))
    throw new HttpError(409, 'A product with this name already exists');
}

/** POST /product/addProduct. */
const addProduct = adminOnly(({ state, now, body }) => {
  const fields = fieldsOf(body);
  requireFreeName(state, requiredText(fields, 'name'));
  const read = readFields(fields, Object.keys(readers)) as Omit<Product, '_id' | 'images' | 'reviews'>;
  state.products.push({ _id: newObjectId(state, now), ...read, images: imagesOf(fields), reviews: [] });
  return {};
});

/** Applies the fields that are sent. @throws HttpError */
export function changeProduct(state: DemoState, id: string, fields: Fields): Product {
  const product = productById(state, id);
  const changes = readFields(fields, Object.keys(fields));
  if (changes.name) requireFreeName(state, changes.name, product);
  const sendsPictures = ['images', ...pictureFields].some((name) => name in fields);
  return Object.assign(product, changes, sendsPictures ? { images: imagesOf(fields) } : {});
}

/** PATCH /admin/updateProduct. */
const updateProduct = adminOnly(({ state, body }) => {
  const fields = fieldsOf(body);
  changeProduct(state, requiredText(fields, 'productId'), fieldsOf(fields.updatedData));
  return {};
});

/** DELETE /admin/deleteproduct/{id}. Carts, wishlists and orders keep the id. */
const deleteProduct = adminOnly(({ state, params }) => {
  const product = productById(state, params.id ?? '');
  state.products = state.products.filter((other) => other !== product);
  return {};
});

/** Where the API serves the files of `src/demo/pictures/`. */
export const picturesPath = '/pictures/';

/** The product pictures; their URLs are the `images` of the seed. */
export function pictureHandler({ bases, readPicture }: HandlerOptions): HttpHandler {
  return http.get(`${bases.api}${picturesPath}:file`, async ({ params }) => {
    const file = String(params.file);
    const picture = /^[a-z\d-]+\.svg$/.test(file) ? await readPicture(file) : null;
    if (picture === null) return json(404, { message: 'Picture not found' });
    return new Response(picture, {
      headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
    });
  });
}

export const productCalls = {
  getProducts,
  searchProduct,
  getProduct,
  adminGetProducts,
  addProduct,
  updateProduct,
  deleteProduct,
};
