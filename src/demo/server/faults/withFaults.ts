import { json } from '@/demo/server/json';
import type { DemoStore } from '@/demo/server/store/demoStore';
import { wait } from '@/lib/wait';
import type { Fault, FaultKind, FaultTarget } from './fault';
import { takeFaults } from './takeFaults';

const slowMs = 2000;
const page = '<!doctype html><html lang="en"><title>Service unavailable</title><h1>Service unavailable</h1></html>';
const brokenServer = () => json(500, { message: 'Internal Server Error' });

/** The response of a fault that precedes the call; null if the call runs. */
function answerBefore(fault: Fault): Response | null {
  switch (fault.kind) {
    case 'dropped':
      return Response.error();
    case '500':
      return brokenServer();
    case 'html':
      return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    case 'empty':
      return new Response('', { headers: { 'Content-Type': 'application/json' } });
    case '401':
      return json(401, { message: 'Unauthorized' });
    case '403':
      return json(403, { message: 'Forbidden' });
    case '404':
      return json(404, { message: 'Not Found' });
    case '429':
      return json(429, { message: 'Too Many Requests' }, { 'Retry-After': '1' });
    case 'answer':
      return new Response(fault.answer?.body ?? '', {
        status: fault.answer?.status ?? 200,
        headers: { 'Content-Type': fault.answer?.contentType ?? 'application/json' },
      });
    default:
      return null;
  }
}

async function answerAfter(kind: FaultKind | undefined, response: Response): Promise<Response> {
  switch (kind) {
    case 'answer-lost':
      return Response.error();
    case '500-after':
      return brokenServer();
    case 'malformed': {
      const text = await response.text();
      return new Response(text.slice(0, Math.max(1, Math.floor(text.length / 2))), {
        headers: { 'Content-Type': 'application/json' },
      });
    }
    case 'wrong-shape':
      return json(200, [{ ok: 'perhaps', items: { nested: [null] } }]);
    default:
      return response;
  }
}

/** Runs a call under its active faults; passes `run` the kind that it must simulate itself. */
export async function withFaults(
  store: DemoStore,
  target: FaultTarget,
  run: (kind: FaultKind | undefined) => Promise<Response>,
): Promise<Response> {
  const faults = await takeFaults(store, target);
  for (const fault of faults) if (fault.kind === 'slow') await wait(fault.ms ?? slowMs);
  const failure = faults.find((fault) => fault.kind !== 'slow');
  const early = failure ? answerBefore(failure) : null;
  return early ?? answerAfter(failure?.kind, await run(failure?.kind));
}
