/** Packages that every route uses, not the copies that other packages bring: one chunk that stays cached over a deploy. */
const packages =
  /^(?!.*node_modules.*node_modules).*node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|@standard-schema|immer|redux|redux-thunk|reselect|react-redux|redux-persist|valibot)\//;

/** What the home page, the listing and the product page share: product cards, what stands in them, and Buy Now. */
const productCards = [
  /src\/features\/(catalogue\/(ProductCard|StockNote)|buy-now\/BuyNowButton|cart\/AddToCart|wishlist\/WishlistHeart|layout\/PageTitle)/,
  /src\/ui\/(Picture|Price|Badge|QuantityStepper|useQuantityInput|ErrorPanel|SlowNote|useDelayedFlag|art\/PicturePlaceholder)/,
  /src\/(lib\/safeUrl|domain\/(stock|pageHead)|state\/wishlistSelectors)/,
  /lucide-react\/dist\/esm\/icons\/(heart|plus|minus|chevron-(left|right)|circle-exclamation-point)\.mjs/,
];

/** What forms, dialogs and notices share. */
const smallParts = /src\/ui\/Alert\.tsx|lucide-react\/dist\/esm\/icons\/(info|circle-check)\.mjs/;

/** What is known of cart, wishlist and Buy Now beside their slices: what is bought, held at the stock and kept the newest. */
const kept = new RegExp(
  [
    /src\/state\/(later|carryOut(Pressed)?|interruption|heldAtStock|wishlistMove|moves|cartSelectors|cartQuantity|purchase|keptProducts)/,
    /src\/state\/(newestFigures|spreadFigures|tellProducts|rereadProducts|figureNews|signInAgain|tabs)/,
    /src\/(domain\/(heldItems|orderLines|newestFigures|figureNews)|features\/notices\/NewestFigures)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Few chunks compress better than many small ones: the packages, what every page starts with, and what several show. */
export const chunkGroups = [
  { name: 'vendor', test: packages, priority: 3 },
  { name: 'shop', tags: ['$initial' as const], priority: 2 },
  { name: 'cards', test: new RegExp(productCards.map(({ source }) => source).join('|')), priority: 1 },
  { name: 'parts', test: smallParts, priority: 1 },
  { name: 'kept', test: kept, priority: 0 },
];
