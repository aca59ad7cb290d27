/** Keeps, of the views that it is given, those with a class that none before had: together they hold every class. */
export function classSamples() {
  const seen = new Set<string>();
  const views: string[] = [];
  return {
    views,
    add(view: string): void {
      const before = seen.size;
      for (const [, names = ''] of view.matchAll(/ class="([^"]*)"/g))
        for (const name of names.split(' ')) seen.add(name);
      if (seen.size > before) views.push(view);
    },
  };
}
