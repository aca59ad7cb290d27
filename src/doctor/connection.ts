import net from 'node:net';
import tls from 'node:tls';

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name does not resolve',
  EAI_AGAIN: 'its name does not resolve',
  ECONNREFUSED: 'nothing listens on its port',
  ECONNRESET: 'it breaks the connection off',
  UND_ERR_SOCKET: 'it breaks the connection off',
  ETIMEDOUT: 'it does not respond',
};

/** Describes a network error in plain words. Follows the causes that Node wraps. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no response';
  if (error.name === 'TimeoutError') return 'no complete response within the limit of time';
  const code = 'code' in error ? String(error.code) : '';
  if (reasons[code]) return reasons[code];
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (error.cause) return reasonOf(error.cause);
  return /CERT|SIGNED|SSL|TLS/.test(code) ? `its certificate is not accepted (${code})` : code || 'no response';
}

export interface Connection {
  /** Why no browser can connect; null if the host responds. */
  readonly problem: string | null;
  /** When the certificate expires (ms since 1970); null without TLS. */
  readonly certificateEnds: number | null;
  /** The version of HTTP that a browser gets; null without TLS. */
  readonly http: 'HTTP/2' | 'HTTP/1.1' | null;
}

function certificateProblem(socket: tls.TLSSocket, ends: number, starts: number): string | null {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  if (ends < Date.now()) return `its certificate expired on ${day(ends)}`;
  if (starts > Date.now()) return `its certificate is valid from ${day(starts)} only`;
  // Node provides the code as text or as an error.
  const refused: unknown = socket.authorizationError;
  const code = refused instanceof Error && 'code' in refused ? refused.code : refused;
  return socket.authorized ? null : `its certificate is not accepted (${code})`;
}

/** Connects as a browser does: name, port, certificate, version of HTTP. Sends no request. */
export function connectTo(origin: string, limitMs: number): Promise<Connection> {
  const { protocol, hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isSecure = protocol === 'https:';
  const to = { host, port: Number(port) || (isSecure ? 443 : 80) };
  const socket = isSecure
    ? tls.connect({
        ...to,
        ...(net.isIP(host) ? {} : { servername: host }),
        ALPNProtocols: ['h2', 'http/1.1'],
        // `certificateProblem` checks the certificate, to say what is wrong with it. Nothing is sent.
        rejectUnauthorized: false,
      })
    : net.connect(to);
  return new Promise((resolve) => {
    const end = (connection: Connection) => {
      socket.destroy();
      resolve(connection);
    };
    const fail = (problem: string) => end({ problem, certificateEnds: null, http: null });
    socket.setTimeout(limitMs, () => fail('it does not respond'));
    socket.once('error', (error) => fail(reasonOf(error)));
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      if (!(socket instanceof tls.TLSSocket)) return end({ problem: null, certificateEnds: null, http: null });
      const { valid_to, valid_from } = socket.getPeerCertificate();
      const certificateEnds = Date.parse(valid_to);
      const problem = certificateProblem(socket, certificateEnds, Date.parse(valid_from));
      end({ problem, certificateEnds, http: socket.alpnProtocol === 'h2' ? 'HTTP/2' : 'HTTP/1.1' });
    });
  });
}
