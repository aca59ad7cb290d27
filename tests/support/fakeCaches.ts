interface Stored {
  readonly bytes: ArrayBuffer;
  readonly headers: [string, string][];
}

/** Cache Storage, which neither Node nor jsdom has; `fill` makes every later write fail for lack of space. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Stored>>();
  let full = false;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Stored>();
    all.set(name, entries);
    return {
      put: async (url: string, response: Response) => {
        if (full) throw new DOMException('No quota left: quota exceeded', 'QuotaExceededError');
        entries.set(url, { bytes: await response.arrayBuffer(), headers: [...response.headers] });
      },
      match: async (url: string) => {
        const found = entries.get(url);
        return found && new Response(found.bytes, { headers: found.headers });
      },
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
