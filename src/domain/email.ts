// The address shape HTML uses for type=email, with a dot demanded in the host: "a@b" is a typing slip in a shop.
const shape = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether a text is shaped like an e-mail address (§5). */
export function isEmail(text: string): boolean {
  return shape.test(text.trim());
}
