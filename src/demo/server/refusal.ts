/** An error response; a handler throws it before changing anything. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Replaces `{ message }` for hosts with another error format. */
    readonly body: unknown = { message },
  ) {
    super(message);
  }
}

export const unauthorized = () => new Refusal(401, 'Unauthorized');
