import { type HostName, hosts } from '@/contract/calls';

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * CORS headers. Hosts with cookies name the origin and allow credentials; the others send `*`, so that a client that sends
 * them cookies fails as it would in production.
 */
export function corsHeaders(host: HostName, request: Request): Record<string, string> {
  const origin = request.headers.get('Origin');
  if (!origin) return {};
  if (!hosts[host].cookies)
    return { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' };
  if (!loopback.test(origin)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Retry-After',
    Vary: 'Origin',
  };
}

/** The response to a preflight; null for any other request. */
export function preflight(host: HostName, request: Request): Response | null {
  if (request.method !== 'OPTIONS' || !request.headers.has('Access-Control-Request-Method')) return null;
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(host, request),
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': hosts[host].cookies ? 'Authorization, Content-Type' : 'Content-Type',
      'Access-Control-Max-Age': '600',
    },
  });
}
