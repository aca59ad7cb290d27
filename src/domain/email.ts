// The pattern of HTML's type=email, but the host needs a dot: in a shop, "a@b" is a typo.
const shape = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** §5. */
export function isEmail(text: string): boolean {
  return shape.test(text.trim());
}
