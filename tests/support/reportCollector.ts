import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorReport, FigureReport, PaymentReport, Report } from '@/report/reports';
import { listenOn } from './server/listen';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Sent<R extends Report> = R & { readonly release: string; readonly version: number };

/** The host that a build with `VITE_REPORT_URL` reports to: records all that arrives. */
export async function collectReports() {
  const received: Received[] = [];
  const listener = await listenOn(0, (incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const body = Buffer.concat(parts).toString();
      received.push({ path: incoming.url ?? '', headers: incoming.headers, body });
      outgoing.writeHead(204).end();
    });
  });
  const reports = () => received.map(({ body }): Sent<Report> => JSON.parse(body));
  return {
    url: `${listener.url}/reports`,
    received,
    reports,
    figures: () => reports().filter((report): report is Sent<FigureReport> => report.kind === 'figure'),
    errors: () => reports().filter((report): report is Sent<ErrorReport> => report.kind === 'error'),
    payments: () => reports().filter((report): report is Sent<PaymentReport> => report.kind === 'payment'),
    clear: () => {
      received.length = 0;
    },
    stop: listener.stop,
  };
}
