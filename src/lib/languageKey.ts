/** Of the language that the shopper chose; in a file of its own, as `themeKey` is. */
export const languageKey = 'language';
