/** Word lengths from which one or two typos are tolerated; short words are too similar to each other. */
const oneTypoFrom = 4;
const twoTyposFrom = 8;

/** A typo is a wrong, missing, extra or swapped letter. Takes lower-case words. */
export function startsWithTypos(word: string, typed: string): boolean {
  if (typed.length < oneTypoFrom) return word.startsWith(typed);
  return begins(word, typed, typed.length < twoTyposFrom ? 1 : 2);
}

function begins(word: string, typed: string, errors: number): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same++;
  if (same === typed.length) return true;
  if (errors === 0) return false;
  const [w, t] = [word.slice(same), typed.slice(same)];
  return (
    begins(w.slice(1), t.slice(1), errors - 1) ||
    begins(w, t.slice(1), errors - 1) ||
    begins(w.slice(1), t, errors - 1) ||
    (t.length > 1 && t[0] === w[1] && t[1] === w[0] && begins(w.slice(2), t.slice(2), errors - 1))
  );
}
