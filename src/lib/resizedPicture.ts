/** Widths asked of the service that resizes pictures (px). Few, so that its caches are hit. */
export const pictureWidths = [160, 320, 480, 800, 1200, 1600] as const;

/** The template's placeholders, filled in. */
export function resizedPicture(template: string, src: string, width: number): string {
  return template.replaceAll('{width}', String(width)).replaceAll('{url}', () => encodeURIComponent(src));
}

/** A picture's `srcset`; undefined where nothing resizes it: no template, or a path that only the shop's host knows. */
export function pictureSet(src: string, template: string): string | undefined {
  if (template === '' || src.startsWith('/')) return undefined;
  return pictureWidths.map((width) => `${resizedPicture(template, src, width)} ${width}w`).join(', ');
}
