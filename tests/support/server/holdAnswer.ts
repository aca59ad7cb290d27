import type { CallName } from '@/contract/calls';

/** An answer that stops in the middle: until it is released, or for good. */
export interface Hold {
  readonly call: CallName;
  /** So much of its body is sent. */
  readonly bytes: number;
  /** Breaks the connection there instead of waiting. */
  readonly broken?: boolean;
}

/** What answers are held; `release` sends what is left of them. */
export function makeHolds() {
  let hold: Hold | null = null;
  let released = Promise.resolve();
  let release = () => {};
  return {
    set: (next: Hold) => {
      release();
      hold = next;
      released = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => {
      hold = null;
      release();
    },
    apply: async (call: CallName | null, response: Response): Promise<Response> => {
      if (hold?.call !== call || response.type === 'error') return response;
      const { bytes, broken } = hold;
      const until = released;
      const body = new Uint8Array(await response.arrayBuffer());
      const source: UnderlyingDefaultSource<Uint8Array> = {
        start: (controller) => controller.enqueue(body.subarray(0, bytes)),
        // Once that was sent.
        pull: async (controller) => {
          if (broken) return controller.error(new Error('Broken off on purpose'));
          await until;
          controller.enqueue(body.subarray(bytes));
          controller.close();
        },
      };
      const headers = new Headers(response.headers);
      headers.delete('content-length');
      return new Response(new ReadableStream(source, { highWaterMark: 0 }), { status: response.status, headers });
    },
  };
}

export type Holds = ReturnType<typeof makeHolds>;
