import type { Journal } from '@/payment/journal';
import type { JournalEntry } from '@/payment/storedRecord';
import type { RecordStore } from '@/payment/stores';
import { journalOf, memoryStore, never } from '../memoryStore';

export const storeNames = ['database', 'mirror'] as const;
export type StoreName = (typeof storeNames)[number];

/** The browser's stores, which outlive pages. */
export type Disk = Readonly<Record<StoreName, Map<string, JournalEntry>>>;

export const newDisk = (): Disk => ({ database: new Map(), mirror: new Map() });

/** A store that fails for good at its `write`th write (from 0); with `after`, that write still succeeds. */
export interface Loss {
  readonly stores: readonly StoreName[];
  readonly write: number;
  readonly after: boolean;
}

/** The disk as one tab sees it. */
export class Tab {
  private writes = 0;
  private lost = new Set<StoreName>();
  private opened: () => void = () => {};
  private opening: Promise<void> | null = null;
  private thaw: () => void = () => {};
  private frozen: Promise<void> | null = null;

  constructor(
    private readonly disk: Disk,
    private readonly loss: Loss | null = null,
    late = false,
  ) {
    if (!late) return;
    this.opening = new Promise((resolve) => {
      this.opened = resolve;
    });
    this.lost.add('database');
  }

  /** Opens the late database. */
  openDatabase(): void {
    this.lost.delete('database');
    this.opened();
  }

  /** From now on, readings return only when the tab wakes. */
  freeze(): void {
    this.frozen = new Promise((resolve) => {
      this.thaw = resolve;
    });
  }

  wake(): void {
    this.frozen = null;
    this.thaw();
  }

  journal(): Journal {
    // Rereads the journal when the database opens, not on a timer.
    const wait = () => this.opening ?? never();
    return journalOf(
      storeNames.map((name) => this.store(name)),
      { wait },
    );
  }

  private reach(name: StoreName): void {
    if (this.lost.has(name)) throw new Error(`The ${name} is lost`);
  }

  private store(name: StoreName): RecordStore {
    const whole = memoryStore(this.disk[name]);
    return {
      readAll: async () => {
        this.reach(name);
        const copy = await whole.readAll();
        await this.frozen;
        return copy;
      },
      putNewer: async (entry) => {
        this.reach(name);
        // Counts the writes of the first store only: the others repeat them.
        if (name === 'database' || this.lost.has('database')) this.writes += 1;
        const falls = this.loss?.stores.includes(name) && this.writes > this.loss.write;
        if (falls) this.lost.add(name);
        if (falls && !this.loss?.after) throw new Error(`The ${name} is lost`);
        const taken = await whole.putNewer(entry);
        if (falls && taken) throw new Error(`The ${name} is lost`);
        return taken;
      },
      dropUpTo: async (attemptId, revision) => {
        this.reach(name);
        await whole.dropUpTo(attemptId, revision);
      },
    };
  }
}
