/** Thrown by an answer before it changes anything: the call is refused with this status and message. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Takes the place of `{ message }` where a host spells its refusals in another way. */
    readonly body: unknown = { message },
  ) {
    super(message);
  }
}

export const unauthorized = () => new Refusal(401, 'Unauthorized');
