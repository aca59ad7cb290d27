/** The server's messages whose text the contract fixes (§8), in the language of the build: English needs none. */
export const serverMessages: Readonly<Record<string, string>> = {};
