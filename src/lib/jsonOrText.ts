/** As axios reads an answer: JSON where it is JSON, else the text as it came. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
