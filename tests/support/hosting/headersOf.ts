/** One block of a `_headers` file. */
interface Rule {
  readonly address: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** `*` matches anything, `:name` one path segment. */
function addressPattern(address: string): RegExp {
  const literal = address.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`);
}

/** Parses a `_headers` file as static hosts do. Returns a URL's headers; duplicate names are joined. */
export function headersOf(file: string): (address: string) => Record<string, string> {
  const rules: Rule[] = file
    .split(/\n(?=\S)/)
    .map((block) => block.split('\n').filter((line) => line.trim()))
    .map(([address = '', ...lines]) => ({
      address: addressPattern(address.trim()),
      headers: lines.map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
      }),
    }));
  return (address) => {
    const found: Record<string, string> = {};
    for (const rule of rules.filter((each) => each.address.test(address)))
      for (const [name, value] of rule.headers) found[name] = name in found ? `${found[name]}, ${value}` : value;
    return found;
  };
}

/** Parses a `_redirects` file: which file serves a URL without a file, or any URL where `forced`, and with which status. */
export function fallbackOf(
  file: string,
): (address: string) => { file: string; status: number; forced: boolean } | null {
  const rules = file
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([address]) => address && !address.startsWith('#'))
    .map(([address = '', to = '', status = '301']) => ({
      address: addressPattern(address),
      to,
      status: Number.parseInt(status, 10),
      forced: status.endsWith('!'),
    }));
  return (address) => {
    const rule = rules.find((each) => each.address.test(address));
    return rule ? { file: rule.to, status: rule.status, forced: rule.forced } : null;
  };
}
