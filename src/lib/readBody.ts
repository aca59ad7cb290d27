/** A body that is larger (characters) or takes longer (ms) than this is handed out while it arrives. */
const largeFrom = 512_000;
const slowFromMs = 4000;

/** A body that is still arriving. */
export interface OpenBody {
  /** What has arrived, decoded. */
  readonly text: string;
  /** Reads on; throws if the body breaks off. */
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
    // A no-op at the end of a body.
    reader.cancel().catch(() => {});
  }
}

/** Reads the text of a body. Unless `whole`, it returns a large or slow body while the rest still arrives. */
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
