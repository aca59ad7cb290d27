/** The text for a word of the server's; the word itself where there is none. */
export function textFor(word: string, texts: Readonly<Record<string, string>>): string {
  return Object.hasOwn(texts, word) ? (texts[word] ?? word) : word;
}
