/** Cache Storage, which neither Node nor jsdom has; `fill` makes every later write fail for lack of space. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  let full = false;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      put: async (url: string, response: Response) => {
        if (full) throw new DOMException('No quota left: quota exceeded', 'QuotaExceededError');
        entries.set(url, new Response(await response.arrayBuffer(), { headers: response.headers }));
      },
      match: async (url: string) => entries.get(url)?.clone(),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async (url: string) => entries.delete(url),
    };
  };
  return {
    open,
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    fill: () => {
      full = true;
    },
  };
}
