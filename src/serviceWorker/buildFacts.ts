/** What the build tells its worker, as `__BUILD__`. */
export interface BuildFacts {
  /** Tells this build from the next one. */
  readonly id: string;
  /** Path of the shop, with a slash at both ends. */
  readonly base: string;
  /** URL path of the first module, which every page of this build names. */
  readonly entry: string;
  /** Downloaded ahead; `revision` is null where the name contains a hash. */
  readonly files: readonly {
    readonly url: string;
    readonly revision: string | null;
    readonly integrity?: string;
  }[];
  readonly offlinePage: string;
  /** Origins whose pictures the content policy lets a worker fetch, besides its own. */
  readonly pictureOrigins: readonly string[];
}
