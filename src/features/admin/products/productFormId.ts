const copyPrefix = 'copy-';

/** The `product` parameter of a form that starts from a copy. */
export const copyOf = (productId: string) => `${copyPrefix}${productId}`;

/** Whose form a `product` parameter opens. */
export function readFormId(param: string): { readonly isNew: boolean; readonly productId: string } {
  const isCopy = param.startsWith(copyPrefix);
  const isNew = isCopy || param === 'new';
  return { isNew, productId: isCopy ? param.slice(copyPrefix.length) : param };
}
