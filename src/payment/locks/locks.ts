/** One holder at a time for a name. Locks only save work: who may send is decided by the journal's writes. */
export interface Locks {
  /** Waits for the lock, runs `use`, and releases it whatever happens. */
  hold<T>(name: string, use: () => Promise<T>): Promise<T>;
}
