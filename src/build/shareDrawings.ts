const drawing = /(<svg\b[^>]*>)((?:(?!<svg\b)[\s\S])*?)(<\/svg>)/g;
/** A shorter drawing takes less than the reference to it. */
const worthSharing = 60;

/** Writes a drawing that a view repeats, such as a star, once, and refers to it from then on. `prefix` begins its ids. */
export function shareDrawings(view: string, prefix: string): string {
  const counts = new Map<string, number>();
  for (const [, , shapes = ''] of view.matchAll(drawing)) counts.set(shapes, (counts.get(shapes) ?? 0) + 1);
  const ids = new Map<string, string>();
  return view.replace(drawing, (svg, start: string, shapes: string, end: string) => {
    if ((counts.get(shapes) ?? 0) < 2 || shapes.length < worthSharing || shapes.includes(' id="')) return svg;
    const known = ids.get(shapes);
    if (known) return `${start}<use href="#${known}"/>${end}`;
    const id = `${prefix}${ids.size}`;
    ids.set(shapes, id);
    return `${start}<g id="${id}">${shapes}</g>${end}`;
  });
}
