/** In a file of its own, so that the first load, which keeps this key through a sign-out, does without the rest. */
export const themeKey = 'theme';
