import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';

// `req -x509` takes no day in the past; `ca` does, in OpenSSL and LibreSSL alike.
const config = (folder: string) => `[ca]
default_ca = own
[own]
database = ${folder}/index.txt
serial = ${folder}/serial
new_certs_dir = ${folder}
default_md = sha256
policy = any
[any]
commonName = supplied
[req]
distinguished_name = name
prompt = no
[name]
CN = 127.0.0.1
`;

/** A key and a certificate of January 2020; null where the machine has no openssl. */
export function makeExpiredCertificate(): { key: Buffer; cert: Buffer } | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-doctor-'));
  const file = (name: string) => path.join(folder, name);
  const openssl = (...args: readonly string[]) => spawnSync('openssl', args, { encoding: 'utf8' }).status === 0;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file('ca.cnf'), config(folder));
    writeFileSync(file('index.txt'), '');
    writeFileSync(file('serial'), '01\n');
    const own = ['-config', file('ca.cnf'), '-out'];
    const days = ['-startdate', '20200101000000Z', '-enddate', '20200201000000Z'];
    const made =
      openssl('req', '-new', '-newkey', 'rsa:2048', '-nodes', '-keyout', file('key.pem'), ...own, file('own.csr')) &&
      openssl(
        'ca',
        '-batch',
        '-selfsign',
        '-keyfile',
        file('key.pem'),
        '-in',
        file('own.csr'),
        ...days,
        ...own,
        file('cert.pem'),
      );
    return made ? { key: readFileSync(file('key.pem')), cert: readFileSync(file('cert.pem')) } : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A host that nobody should trust, on a free loopback port. */
export async function startExpiredHost(certificate: { key: Buffer; cert: Buffer }) {
  const server = createServer(certificate, (_, outgoing) => outgoing.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const taken = server.address();
  return {
    url: `https://127.0.0.1:${typeof taken === 'object' && taken ? taken.port : 0}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
