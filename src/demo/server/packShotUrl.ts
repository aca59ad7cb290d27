export const packShotPath = '/pack-shots/:view';
export const packShotViews = ['front', 'detail', 'pack'] as const;
export type PackShotView = (typeof packShotViews)[number];

/** The product data in its picture. */
export interface PackShotSubject {
  readonly dose_form: string;
  readonly brand: string;
  readonly name: string;
  readonly pack_size: string;
}

/** The URL of a generated picture; it encodes the whole content, so it can be cached forever. */
export function packShotUrl(apiBase: string, subject: PackShotSubject, view: PackShotView): string {
  const { dose_form: f, brand: b, name: n, pack_size: p } = subject;
  return `${apiBase}/pack-shots/${view}.svg?${new URLSearchParams({ f, b, n, p })}`;
}
