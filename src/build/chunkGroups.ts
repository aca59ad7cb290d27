/** Packages that every route uses, not the copies that other packages bring: one chunk that stays cached over a deploy. */
const packages =
  /^(?!.*node_modules.*node_modules).*node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|@standard-schema|immer|redux|redux-thunk|reselect|react-redux|redux-persist|valibot)\//;

const anyOf = (...tests: readonly RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'));

/** What the home page, the listing and the product page share: product cards, what stands in them, and Buy Now. */
const cards = anyOf(
  /src\/features\/(catalogue\/(ProductCard|productCardTexts|StockNote)|buy-now\/BuyNowButton|cart\/AddToCart|wishlist\/WishlistHeart|layout\/PageTitle)/,
  /src\/ui\/(Picture|Price|Stars|Badge|QuantityStepper|useQuantityInput|ErrorPanel|SlowNote|useDelayedFlag|art\/lateArt|texts)/,
  /src\/(lib\/(safeUrl|decimal)|domain\/(rating|stock\.|pageHead|valueLabel)|state\/wishlistSelectors)/,
  /lucide-react\/dist\/esm\/icons\/(heart|star|plus|minus|chevron-(left|right)|circle-(alert|exclamation-point))\.mjs/,
);

/** The drawings of sign-in, account and home page. */
const plants = /src\/ui\/art\/(plants\/|BotanicalSprig\.)/;

/** What the listing shares with every list that can be sorted, and with forms. */
const lists = /src\/ui\/InlineSelect\.|src\/domain\/paging\.|lucide-react\/dist\/esm\/icons\/chevron-down\.mjs/;

/** Every long list has it below its last record. */
const pagination = /src\/ui\/(Pagination|pageNumbers|paginationTexts)\./;

/** What all forms share. */
const fields = /src\/ui\/(FieldShell|SelectField|controlStyles)\./;

/** Apart from the modules that show them: toasts and contact buttons load by themselves, forms and dialogs do not. */
const icons = /lucide-react\/dist\/esm\/icons\/(info|circle-check|check|mail|phone|package)\.mjs/;

/** Small modules of forms, dialogs and notices: each alone would be a request of a few hundred bytes. */
const parts = anyOf(
  /src\/ui\/(Alert|Card|TextField|TextArea|RadioGroup|Dialog|ConfirmDialog|useModal|Chip|Disclosure|ProgressBar|DefinitionRows)\./,
  /src\/features\/(minimum-order\/(MinimumOrderBar|texts)|addresses\/AddressLines)/,
  /src\/(state\/(addressDraft|forgetAddressDraft|seenProducts)|domain\/(minimumCoach|productNews)|features\/product-news\/)/,
  /src\/features\/session\/useTransientText|src\/config\/delivery|src\/domain\/email/,
);

/** What cart, checkout and account know of an order. */
const orders =
  /src\/domain\/(addressFields|minimumOrder|orderTotals|objectId|uniqueKeys|orders)\.|src\/lib\/(dates|plural)\./;

/** What the header shows in a wide window, or when it is asked to. */
const header = anyOf(
  /src\/features\/layout\/(NavBar|HeaderSearch|PhoneSearch|SearchForm|AccountMenu|BrandLinks|menuLink|navEntries|useCombobox|useSearchBox|useSuggestions)\./,
  /src\/ui\/(MenuButton|useHoverMenu)\.|lucide-react\/dist\/esm\/icons\/(log-out|user-round)\.mjs/,
);

/** Of the links to other languages, which header, footer and menu show; the demo's start asks for one of them. */
const languages = /src\/lib\/language(s|Address|Key)\.|src\/features\/layout\/LanguageLinks\./;

/** What follows a press: loaded at the first sign of use. */
const pressed =
  /src\/state\/(deferred|performAction|resumeInterrupted|interruption|limitToStock|moveToCart|cartMoves|cartQuantity)\./;

/** What keeps a guest's press on the device: one request, not one for each module that the last one names. */
const guestBag = /src\/(state\/(guestBag(Actions|Slice|Storage|Texts)?|keepForGuest|findProduct)|domain\/guestBag)\.ts/;

/** State of cart, wishlist and Buy Now that no page needs to start: purchase, stock limits, fresh prices, other tabs. */
const tracked = anyOf(
  /src\/state\/(cartSelectors|purchase|trackedProducts)/,
  /src\/state\/(keepProductsFresh|spreadPriceAndStock|updateProducts|rereadProducts|announceProductChanges|signInAgain|tabs|texts\.)/,
  /src\/(config\/messages|domain\/(stockLimit|orderLines|productUpdates|productChanges|texts\.)|features\/notices\/ProductFreshness)/,
);

/** Read at the start of a second visit, written at the end of each. */
const keptStore = /src\/api\/keptStore\./;

/** What shows a list before its answer is complete: loaded for a large one, and where an earlier visit kept one. */
const unfinished = /src\/api\/(readRest|showKept|showProvisional)\./;

/**
 * Few chunks compress better than many small ones, and the HTML names fewer of them. Without the last ten groups home, listing
 * and product load 2 to 3 kB more; the patterns name files because a folder would take in what one page alone needs.
 */
export const chunkGroups = [
  { name: 'vendor', test: packages, priority: 4 },
  { name: 'shop', tags: ['$initial' as const], priority: 3 },
  { name: 'cards', test: cards, priority: 2 },
  { name: 'plants', test: plants, priority: 2 },
  { name: 'lists', test: lists, priority: 3 },
  { name: 'pagination', test: pagination, priority: 2 },
  { name: 'fields', test: fields, priority: 2 },
  { name: 'languages', test: languages, priority: 3 },
  { name: 'header', test: header, priority: 2 },
  { name: 'icons', test: icons, priority: 3 },
  { name: 'unfinished', test: unfinished, priority: 2 },
  { name: 'keptStore', test: keptStore, priority: 3 },
  { name: 'tracked', test: tracked, priority: 2 },
  { name: 'pressed', test: pressed, priority: 1 },
  { name: 'guestBag', test: guestBag, priority: 1 },
  { name: 'orders', test: orders, priority: 0 },
  { name: 'parts', test: parts, priority: 0 },
];
