import type { Product } from '@/contract/product';
import { type CallAnswer, ok } from '@/demo/server/callContext';
import { textOf } from '@/demo/server/fields';
import { Refusal } from '@/demo/server/refusal';

const relatedLimit = 8;

/** GET /product/getProducts, optionally of one brand. */
export const getProducts: CallAnswer = ({ state, query }) => {
  const brand = query.get('brand');
  return ok({ response: brand === null ? state.products : state.products.filter((one) => one.brand === brand) });
};

function searchText({ name, brand, category, subcategory, dose_form, description }: Product): string {
  return [name, brand, category, subcategory, dose_form, description].join(' ').toLowerCase();
}

/** GET /product/searchproduct: every word of the term must match. */
export const searchProduct: CallAnswer = ({ state, query }) => {
  const words = textOf(query.get('search')).toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return ok({ response: [] });
  const found = state.products.filter((product) => {
    const text = searchText(product);
    return words.every((word) => text.includes(word));
  });
  return ok({ response: found });
};

function likeness(product: Product, other: Product): number {
  return (
    (product.subcategory === other.subcategory ? 4 : 0) +
    (product.brand === other.brand ? 2 : 0) +
    (product.category === other.category ? 1 : 0)
  );
}

function relatedTo(product: Product, products: readonly Product[]): Product[] {
  return products
    .filter((other) => other !== product && likeness(product, other) > 0)
    .sort((one, other) => likeness(product, other) - likeness(product, one))
    .slice(0, relatedLimit);
}

/** GET /product/{name with spaces}: the product with related ones. */
export const getProduct: CallAnswer = ({ state, params }) => {
  const name = textOf(params.name).toLowerCase();
  const product = state.products.find((one) => one.name.toLowerCase() === name);
  if (!product)
    throw new Refusal(404, 'Product not found', { message: 'Product not found', result: null, relatedProducts: [] });
  return ok({ result: product, relatedProducts: relatedTo(product, state.products) });
};
