/** In a module of its own, which tests can replace: a page in a test cannot be reloaded. */
export const reloadPage = (): void => window.location.reload();
