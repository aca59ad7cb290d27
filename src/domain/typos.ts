/** Short words have too many neighbours to be forgiven anything; long ones are forgiven twice. */
const forgivenFrom = 4;
const forgivenTwiceFrom = 8;

/**
 * Whether a word begins with what was typed, give or take a typing error: a letter wrong, missing, too many, or two
 * swapped. Both in small letters.
 */
export function startsWithTypos(word: string, typed: string): boolean {
  if (typed.length < forgivenFrom) return word.startsWith(typed);
  return begins(word, typed, typed.length < forgivenTwiceFrom ? 1 : 2);
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
