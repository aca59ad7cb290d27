/** Accepts `q` and `search` (ruling 3). */
export function searchTermOf(params: URLSearchParams): string {
  return (params.get('q') ?? params.get('search') ?? '').trim();
}
