/** The build's facts for its worker, as `__BUILD__`. */
export interface BuildFacts {
  /** Distinguishes this build from others. */
  readonly id: string;
  /** Path of the shop, with a slash at both ends. */
  readonly base: string;
  /** URL path of the first module, which every page of this build links. */
  readonly entry: string;
  /** The precached files; `revision` is null if the name contains a hash. */
  readonly files: readonly { readonly url: string; readonly revision: string | null; readonly integrity?: string }[];
  readonly offlinePage: string;
  /** Origins, besides the shop's, whose pictures the content policy allows the worker to fetch. */
  readonly pictureOrigins: readonly string[];
}
