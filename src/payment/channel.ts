import { paymentKeyPrefix } from '@/config/constants';

/** Tells other tabs that the journal changed. */
export interface Channel {
  notify(): void;
  /** Returns an unsubscribe function. */
  listen(listener: () => void): () => void;
}

const channelName = 'payments';

/** Without BroadcastChannel, writes to the local storage mirror notify the other tabs. */
const mirrorChannel: Channel = {
  notify: () => {},
  listen: (listener) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.startsWith(paymentKeyPrefix)) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};

export function tabChannel(): Channel {
  try {
    const channel = new BroadcastChannel(channelName);
    return {
      notify: () => channel.postMessage('changed'),
      listen: (listener) => {
        channel.addEventListener('message', listener);
        return () => channel.removeEventListener('message', listener);
      },
    };
  } catch {
    return mirrorChannel;
  }
}
