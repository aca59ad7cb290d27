type Texts = Readonly<Record<string, unknown>>;
type Message = (...values: readonly unknown[]) => string;

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
const isMessage = (value: unknown): value is Message => typeof value === 'function';

/** Values for a message's parameters that no text contains; numbers, because plurals need them. */
const marks = [713, 727, 739, 743, 757];
const marksIn = (text: string, values: readonly number[]) => values.filter((value) => text.includes(String(value)));

function messageFaults(name: string, english: Message, other: Message): string[] {
  const [expected, found] = [english(...marks), other(...marks)];
  if (found.trim() === '') return [`${name} is empty`];
  const [needed, shown] = [marksIn(expected, marks), marksIn(found, marks)];
  const faults = needed.join() === shown.join() ? [] : [`${name} shows ${shown.length} of ${needed.length} values`];
  // French says "0 article", in the form of "1 article".
  const [none, noneShown] = [english(...marks.map(() => 0)), other(...marks.map(() => 0))];
  return none.includes('0') && !noneShown.includes('0') ? [...faults, `${name} does not say 0`] : faults;
}

/** How a catalogue in another language differs from the English one in its keys and its messages' values. */
export function translationFaults(name: string, english: unknown, other: unknown): string[] {
  if (isMessage(english)) return isMessage(other) ? messageFaults(name, english, other) : [`${name} is no message`];
  if (english === '') return typeof other === 'string' ? [] : [`${name} is missing`];
  if (!isTexts(english)) return typeof other === 'string' && other.trim() !== '' ? [] : [`${name} is missing`];
  if (!isTexts(other)) return [`${name} is missing`];
  const unknown = Object.keys(other).filter((key) => !(key in english));
  return [
    ...unknown.map((key) => `${name}.${key} is not in English`),
    ...Object.entries(english).flatMap(([key, value]) => translationFaults(`${name}.${key}`, value, other[key])),
  ];
}
