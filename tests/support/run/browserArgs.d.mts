export const browserArgs: readonly string[];
