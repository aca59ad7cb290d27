/**
 * Cuts `{"response": [record, …]}` into the texts of its records while it arrives, for JSON.parse. It only counts
 * brackets: invalid JSON shows when a record, or the text around the records, is parsed.
 */
export function recordSplitter() {
  /** The text with a 0 in place of each record. */
  let around = '';
  /** The beginning of a record whose end has not arrived. */
  let record = '';
  let list: 'before' | 'open' | 'after' = 'before';
  let depth = 0;
  let inString = false;
  let escaped = false;

  function* split(text: string): Generator<string> {
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const char = text[at];
      if (escaped) escaped = false;
      else if (char === '"') inString = !inString;
      else if (inString) escaped = char === '\\';
      else if (char === '{' || char === '[') {
        const start = text.slice(from, at);
        if (depth === 1 && list === 'before')
          list = /"response"\s*:\s*$/.test(around + start) && char === '[' ? 'open' : 'after';
        else if (depth === 2 && list === 'open') {
          around += start;
          from = at;
        }
        depth++;
      } else if (char === '}' || char === ']') {
        depth--;
        if (depth === 1) list = 'after';
        else if (depth === 2 && list === 'open') {
          yield record + text.slice(from, at + 1);
          record = '';
          around += '0';
          from = at + 1;
        }
      }
    }
    if (depth > 2 && list === 'open') record += text.slice(from);
    else around += text.slice(from);
  }

  return {
    split,
    /** The text around the records, with the beginning of a record that never ended. */
    around: () => around + record,
  };
}
