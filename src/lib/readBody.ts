/** A larger body is read while it arrives (characters), and so is one that takes longer (ms). */
const largeFrom = 512_000;
const slowFromMs = 4000;

/** A body of which more is to come. */
export interface OpenBody {
  /** What has come, decoded. */
  readonly text: string;
  readonly decoder: TextDecoder;
  readonly reader: ReadableStreamDefaultReader<Uint8Array>;
}

/** The text of a body; what has come of one that turns out to be large or slow, unless `whole`. */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  whole: boolean,
): Promise<OpenBody | { text: string; reader?: never }> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  const patience = performance.now() + slowFromMs;
  let text = '';
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
    if (!whole && (text.length > largeFrom || performance.now() > patience)) return { text, decoder, reader };
  }
  return { text: text + decoder.decode() };
}
