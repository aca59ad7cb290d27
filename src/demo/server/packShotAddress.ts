export const packShotPath = '/pack-shots/:view';
export const packShotViews = ['front', 'detail', 'pack'] as const;
export type PackShotView = (typeof packShotViews)[number];

/** What a product's picture shows. */
export interface PackShotSubject {
  readonly dose_form: string;
  readonly brand: string;
  readonly name: string;
  readonly pack_size: string;
}

/** Address of a drawn picture: all that it shows stands in the address, so it never goes stale. */
export function packShotAddress(apiBase: string, subject: PackShotSubject, view: PackShotView): string {
  const { dose_form: f, brand: b, name: n, pack_size: p } = subject;
  return `${apiBase}/pack-shots/${view}.svg?${new URLSearchParams({ f, b, n, p })}`;
}
