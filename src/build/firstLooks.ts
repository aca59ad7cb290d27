/** Classes of what `src/early` adds to a view: pictures, names and prices. */
export const firstLooks = {
  pictureLook: 'aspect-square w-full object-contain',
  filledPlaceLook: 'overflow-hidden rounded-card bg-ivory-deep',
  factLooks: [
    [
      'line-clamp-2 font-display leading-[1.25] sm:mt-2 sm:text-lg sm:leading-[1.3]',
      'row-price h-6 leading-6 font-bold tabular-nums sm:text-lg sm:leading-6',
    ],
    [
      'mt-2 min-h-17 font-display text-[min(1.75rem,12vw)] leading-[1.15] text-balance break-words sm:text-4xl sm:leading-tight',
      'mt-8 h-8 text-3xl leading-8 font-bold tabular-nums',
    ],
  ],
};

const { pictureLook, filledPlaceLook, factLooks } = firstLooks;

/** What a style needs rules for besides the views. */
export const firstFacts = [
  `<div class="${filledPlaceLook}"><img class="${pictureLook}" alt=""></div>`,
  ...factLooks.flat().map((look) => `<div class="product-row"><div class="${look}"></div></div>`),
].join('');
