export type FindGroupId = 'recent' | 'actions' | 'products' | 'users' | 'bookings' | 'transactions';

/** Something that the palette finds: an address to open, or an action. */
export interface Find {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  /** A query string of the dashboard, or a path. */
  readonly to?: string;
  readonly run?: () => void;
}

export interface FindGroup {
  readonly id: FindGroupId;
  readonly finds: readonly Find[];
}
