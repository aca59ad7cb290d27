/** Of some views, those with a class that none before has: together they hold every class. */
export async function withNewClasses(views: AsyncIterable<string>): Promise<string[]> {
  const seen = new Set<string>();
  const kept: string[] = [];
  for await (const view of views) {
    const before = seen.size;
    for (const [, names = ''] of view.matchAll(/ class="([^"]*)"/g))
      for (const name of names.split(' ')) seen.add(name);
    if (seen.size > before) kept.push(view);
  }
  return kept;
}
