import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Report } from '@/report/reports';
import { listenOn } from './server/listen';

type Sent = Report & { readonly release: string; readonly version: number };

/** The host that a build with `VITE_REPORT_URL` reports to: records all that arrives. */
export async function collectReports() {
  const received: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const { url, stop } = await listenOn(0, async (incoming, outgoing) => {
    received.push({ path: incoming.url ?? '', headers: incoming.headers, body: await text(incoming) });
    outgoing.writeHead(204).end();
  });
  const reports = () => received.map(({ body }): Sent => JSON.parse(body));
  return {
    url: `${url}/reports`,
    received,
    reports,
    figures: () => reports().filter((report) => report.kind === 'figure'),
    errors: () => reports().filter((report) => report.kind === 'error'),
    payments: () => reports().filter((report) => report.kind === 'payment'),
    clear: () => {
      received.length = 0;
    },
    stop,
  };
}
