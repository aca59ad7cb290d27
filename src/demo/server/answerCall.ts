import { type CallName, calls } from '@/contract/calls';
import { answerTable } from './answerTable';
import type { Answer, CallContext } from './callContext';
import type { Cookies } from './cookies';
import type { FaultKind } from './faults/fault';
import { json } from './json';
import { Refusal } from './refusal';
import type { DemoStore } from './store/demoStore';

export interface Surroundings {
  readonly store: DemoStore;
  readonly cookies: Cookies;
  readonly clock: () => Date;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function answered(name: CallName, context: CallContext): Answer {
  try {
    return answerTable[name](context);
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body };
    throw error;
  }
}

/** Handles one call of §7 in one store transaction. */
export async function answerCall(
  { store, cookies, clock }: Surroundings,
  name: CallName,
  request: Request,
  params: CallContext['params'],
  fault: FaultKind | undefined,
): Promise<Response> {
  const body = parsed(await request.text());
  const work = (state: CallContext['state']) => {
    const answer = answered(name, {
      state,
      now: clock(),
      params,
      query: new URL(request.url).searchParams,
      body,
      cookies: cookies.read(request),
      bearer: /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null,
      fault,
    });
    // Serialised inside the transaction, so that later changes cannot leak into this response.
    return { response: json(answer.status, answer.body), setCookie: answer.setCookie };
  };
  const { response, setCookie } = await (calls[name].method === 'GET' ? store.read(work) : store.transact(work));
  if (setCookie) cookies.write(response.headers, ...setCookie);
  return response;
}
