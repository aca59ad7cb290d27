/** A JSON answer. A plain Response on purpose: MSW writes the cookies of its own kind to localStorage. */
export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}
