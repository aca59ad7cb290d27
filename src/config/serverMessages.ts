/** Translations of the server's messages whose text the contract fixes (§8); an English build needs none. */
export const serverMessages: Readonly<Record<string, string>> = {};
