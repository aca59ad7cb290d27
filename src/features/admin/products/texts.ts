import { counted } from '@/features/admin/list/counts';
import { plural } from '@/lib/numbers';

export const bulkTexts = {
  change: 'Edit in bulk',
  title: (count: number) => counted(count, 'Change # product', 'Change # products'),
  action: 'What to change',
  actions: {
    sellingPercent: 'Selling price, by percent',
    bothPercent: 'Selling and original price, by percent',
    stockSet: 'Set stock to',
    stockAdd: 'Add to stock',
    category: 'Set category to',
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
  unchanged: 'Unchanged',
} as const;

export const inlineEditTexts = {
  change: {
    price: (name: string) => `Change the price of ${name}`,
    stock: (name: string) => `Change the stock of ${name}`,
  },
  fields: { oprice: 'Selling price', price: 'Original price', stockSize: 'Units' },
  save: 'Save',
  failed: (problem: string) => `Not saved: ${problem}`,
  changedMeanwhile: 'Someone else has changed it since.',
  theirs: (field: string, value: string) => `${field} now: ${value}`,
  mine: (field: string, value: string) => `${field}, yours: ${value}`,
  saveMine: 'Save mine',
  keepTheirs: 'Keep theirs',
  of: (name: string) => `for ${name}`,
  saved: {
    price: (name: string) => `Price of ${name} saved.`,
    stock: (name: string) => `Stock of ${name} saved.`,
  },
  savedChanges: 'Saved changes',
} as const;

export const reviewsDialogTexts = {
  reviews: 'Reviews',
  none: 'None',
  average: (average: string, count: string) => `${average} (${count})`,
  spoken: (average: string, count: number, name: string) =>
    plural(
      count,
      `${average} out of 5 stars, 1 review of ${name}`,
      `${average} out of 5 stars, ${count} reviews of ${name}`,
    ),
  title: (name: string) => `Reviews of ${name}`,
  stars: 'Stars',
  allStars: 'All',
  starCount: (stars: number, count: string) => plural(stars, `1 star (${count})`, `${stars} stars (${count})`),
  empty: 'No reviews with these stars.',
  helpful: (likes: string, dislikes: string) => `Helpful: ${likes} · not helpful: ${dislikes}`,
  noText: 'Without text',
  showMore: 'Show more',
} as const;

export const saveBarTexts = {
  label: 'Unsaved changes',
  unsaved: (count: number) => counted(count, '# unsaved change:', '# unsaved changes:'),
  newProduct: 'New product',
  saveAll: 'Save all',
  incomplete: (names: string) => `Complete the form first: ${names}`,
  batch: (count: number) => counted(count, 'Save # change', 'Save # changes'),
} as const;

export const adminProductsTexts = {
  tab: 'Product',
  show: 'Show All Products',
  hide: 'Hide Products',
  addNew: 'Add New Product',
  importCsv: 'Import CSV',
  importFailed: 'We couldn’t open the import. Please try again.',
  csvFile: 'products.csv',
  records: {
    one: 'product',
    other: 'products',
    title: 'Products',
    total: (count: string) => `Total: ${count}`,
    empty: 'No products available',
    noMatch: 'No products match your search.',
  },
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
    failed: (name: string) => `We couldn’t delete ${name}.`,
    afterName:
      'will be removed from the shop right away. Orders that include it keep their price and will show it as no longer available.',
  },
  form: {
    copyTitle: 'Duplicate product',
    copyName: (name: string) => `${name} (copy)`,
    editTitle: 'Edit product',
    restored: 'Your earlier changes are back. They aren’t saved yet.',
    save: 'Save changes',
    add: 'Add product',
    failed: (name: string) => `We couldn’t save ${name}.`,
    product: 'Product',
    hints: {
      dose_form: 'Capsules, oil, powder …',
      pack_size: '60 capsules, 200 mL …',
      price: 'Shown struck through',
      oprice: 'What the customer pays',
    },
    priceAndStock: 'Price and stock',
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
