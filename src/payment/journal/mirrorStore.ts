import { paymentKeyPrefix } from '@/config/constants';
import { type RecordStore, StoreMissingError, storedRevision } from './recordStore';

/** A copy in local storage, shared by all tabs. */
export function mirrorStore(open: () => Storage = () => localStorage): RecordStore {
  function storage(): Storage {
    try {
      return open();
    } catch {
      throw new StoreMissingError('Local storage is blocked');
    }
  }

  return {
    readAll: async () => {
      const mirror = storage();
      const keys = Object.keys(mirror).filter((key) => key.startsWith(paymentKeyPrefix));
      return new Map(keys.map((key) => [key.slice(paymentKeyPrefix.length), parsed(mirror.getItem(key))]));
    },
    putNewer: async (entry) => {
      const mirror = storage();
      const key = paymentKeyPrefix + entry.attemptId;
      if (storedRevision(parsed(mirror.getItem(key))) >= entry.revision) return false;
      mirror.setItem(key, JSON.stringify(entry));
      return true;
    },
    drop: async (attemptId) => storage().removeItem(paymentKeyPrefix + attemptId),
  };
}

/** Returns invalid JSON as it is: the journal quarantines it. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text;
  }
}
