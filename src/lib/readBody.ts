/** A larger body is read while it arrives (characters), and so is one that takes longer (ms). */
const largeFrom = 512_000;
const slowFromMs = 4000;

/** A body of which more is to come. */
export interface OpenBody {
  /** What has come, decoded. */
  readonly text: string;
  /** Reads on; throws where the body breaks off. */
  readonly rest: AsyncGenerator<string, void>;
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    // Does nothing at the end of a body.
    reader.cancel().catch(() => {});
  }
}

/** The text of a body; what has come of one that turns out to be large or slow, unless `whole`. */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  whole: boolean,
): Promise<OpenBody | { text: string; rest?: never }> {
  const rest = body && textOf(body);
  const patience = performance.now() + slowFromMs;
  let text = '';
  while (rest) {
    const { done, value } = await rest.next();
    if (done) break;
    text += value;
    if (!whole && (text.length > largeFrom || performance.now() > patience)) return { text, rest };
  }
  return { text };
}
