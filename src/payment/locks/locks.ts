/** Locks only avoid duplicate work; the journal decides which tab may send. */
export interface Locks {
  /** Releases the lock however `use` ends. */
  hold<T>(name: string, use: () => Promise<T>): Promise<T>;
}
