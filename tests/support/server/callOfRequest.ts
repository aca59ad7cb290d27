import { type CallName, calls, type HostName } from '@/contract/calls';

const names = Object.keys(calls) as CallName[];

function matches(name: CallName, host: HostName, method: string, pathname: string): boolean {
  const call = calls[name];
  const pattern = new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`);
  return call.host === host && call.method === method && pattern.test(pathname);
}

/** The call of §7 that a request matches, or null. Fixed paths take precedence over `:name` ones. */
export function callOfRequest(host: HostName, method: string, pathname: string): CallName | null {
  const found = names.filter((name) => matches(name, host, method, pathname));
  return found.find((name) => !calls[name].path.includes(':')) ?? found[0] ?? null;
}
