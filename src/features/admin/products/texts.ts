import { listTexts, queryTexts } from '@/features/admin/list/texts';
import { plural } from '@/lib/numbers';

const names = { one: 'product', other: 'products', before: 'Total: ' };

export const bulkTexts = {
  change: 'Change together',
  title: (count: number, figure: string) =>
    plural(count, { one: `Change ${figure} product`, other: `Change ${figure} products` }),
  action: 'What to change',
  actions: {
    sellingPercent: 'Selling price, by percent',
    bothPercent: 'Selling and original price, by percent',
    stockSet: 'Stock, set to',
    stockAdd: 'Stock, add',
    category: 'Category, set to',
  },
  values: {
    sellingPercent: 'Percent',
    bothPercent: 'Percent',
    stockSet: 'Units',
    stockAdd: 'Units to add',
    category: 'Category',
  },
  percentHint: '−10 lowers, 10 raises. Prices are rounded to cents.',
  addHint: 'A negative number takes away.',
  preview: 'Preview',
  field: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  nothing: 'none',
  unchanged: 'Unchanged',
  apply: (count: number, figure: string) =>
    plural(count, { one: `Change ${figure} product`, other: `Change ${figure} products` }),
  more: (count: number, figure: string) => plural(count, { one: `and ${figure} more`, other: `and ${figure} more` }),
  cancel: 'Cancel',
} as const;

export const inlineEditTexts = {
  change: {
    price: (name: string) => `Change the price of ${name}`,
    stock: (name: string) => `Change the stock of ${name}`,
  },
  fields: { oprice: 'Selling price', price: 'Original price', stockSize: 'Units' },
  labels: {
    price: (name: string) => `Price of ${name}`,
    stock: (name: string) => `Stock of ${name}`,
  },
  save: 'Save',
  cancel: 'Cancel',
  saving: 'Saving',
  failed: (problem: string) => `Not saved: ${problem}`,
  retry: 'Retry',
  giveUp: 'Discard',
  changedMeanwhile: 'Changed by someone else meanwhile.',
  theirs: (field: string, value: string) => `${field} now: ${value}`,
  mine: (field: string, value: string) => `${field}, yours: ${value}`,
  nothing: 'none',
  saveMine: 'Save mine',
  keepTheirs: 'Keep theirs',
  of: (name: string) => `for ${name}`,
  saved: {
    price: (name: string) => `Price of ${name} saved.`,
    stock: (name: string) => `Stock of ${name} saved.`,
  },
  savedChanges: 'Saved changes',
  undo: 'Undo',
} as const;

export const reviewsDialogTexts = {
  reviews: 'Reviews',
  none: 'None',
  average: (average: string, count: string) => `${average} (${count})`,
  spoken: (average: string, count: number, name: string) =>
    plural(count, {
      one: `${average} out of 5 stars, 1 review of ${name}`,
      other: `${average} out of 5 stars, ${count} reviews of ${name}`,
    }),
  title: (name: string) => `Reviews of ${name}`,
  stars: 'Stars',
  allStars: 'All',
  starCount: (stars: number, count: string) => `${stars} stars (${count})`,
  empty: 'No reviews with these stars.',
  helpful: (likes: string, dislikes: string) => `Helpful: ${likes} · not helpful: ${dislikes}`,
  noText: 'Without text',
  showMore: 'Show more',
} as const;

export const saveBarTexts = {
  label: 'Unsaved changes',
  unsaved: (count: number, figure: string) =>
    plural(count, { one: `${figure} unsaved change:`, other: `${figure} unsaved changes:` }),
  newProduct: 'New product',
  part: {
    price: (name: string) => `Price of ${name}`,
    stock: (name: string) => `Stock of ${name}`,
  },
  more: (count: number, figure: string) => plural(count, { one: `and ${figure} more`, other: `and ${figure} more` }),
  saveAll: 'Save all',
  discard: 'Discard',
  incomplete: (names: string) => `Complete the form first: ${names}`,
  batch: (count: number, figure: string) =>
    plural(count, { one: `Save ${figure} change`, other: `Save ${figure} changes` }),
} as const;

export const adminProductsTexts = {
  tab: 'Product',
  show: 'Show All Products',
  hide: 'Hide Products',
  addNew: 'Add New Product',
  importCsv: 'Import CSV',
  csvFile: 'products.csv',
  reorder: 'Stock to reorder',
  query: queryTexts(names),
  list: { ...listTexts(names), noMatch: 'No products match your search.' },
  lowStockOnly: 'Low stock only',
  product: 'Product',
  brand: 'Brand',
  category: 'Category',
  price: 'Price',
  stock: 'Stock',
  actions: 'Actions',
  edit: 'Edit',
  delete: 'Delete',
  deleteNamed: (name: string) => `Delete ${name}`,
  duplicate: (name: string) => `Duplicate ${name}`,
  noBrand: 'No brand',
  noCategory: 'None',
  noPrice: 'No price',
  originalPrice: 'Original price',
  unknownStock: 'Unknown',
  outOfStock: 'Out of stock',
  inStock: 'in stock',
  stockLeft: (stock: number) => `${stock} left`,
  deletion: {
    title: 'Delete this product?',
    confirm: 'Delete',
    afterName:
      'will be removed from the shop right away. Orders that include it keep their price and will show it as no longer available.',
  },
  form: {
    addTitle: 'Add New Product',
    copyTitle: 'Duplicate product',
    copyName: (name: string) => `${name} (copy)`,
    editTitle: 'Edit product',
    gone: 'This product no longer exists.',
    restored: 'We kept your earlier changes. They aren’t saved yet.',
    cancel: 'Cancel',
    save: 'Save changes',
    add: 'Add product',
    product: 'Product',
    name: 'Name',
    subcategory: 'Subcategory',
    doseForm: 'Dose form',
    doseFormHint: 'Capsules, oil, powder …',
    packSize: 'Pack size',
    packSizeHint: '60 capsules, 200 ml …',
    description: 'Description',
    priceAndStock: 'Price and stock',
    originalPrice: 'Original price (CA$)',
    originalPriceHint: 'Shown struck through',
    sellingPrice: 'Selling price (CA$)',
    sellingPriceHint: 'What the customer pays',
    stock: 'Stock (units)',
    pictures: 'Pictures',
    imageAddress: (position: number) => `Image ${position} address`,
    imagePreview: (position: number) => `Preview ${position}`,
    imageUnsafe: 'Use https://…',
    imageBroken: 'Doesn’t load',
    imageLoads: 'Loads',
  },
  discard: {
    title: 'Discard your changes?',
    text: 'Your changes haven’t been saved.',
    confirm: 'Discard',
    cancel: 'Keep editing',
  },
} as const;
