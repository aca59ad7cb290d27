import { paymentKeyPrefix } from '@/config/constants';

/** News between the tabs of the shop: "the journal changed". */
export interface Channel {
  tell(): void;
  /** Calls `listener` when another tab told. Returns an unsubscribe function. */
  listen(listener: () => void): () => void;
}

const channelName = 'payments';

/** Where there is no BroadcastChannel, the mirror in local storage tells the other tabs by itself. */
const mirrorChannel: Channel = {
  tell: () => {},
  listen: (listener) => {
    const heard = ({ key }: StorageEvent) => {
      if (key?.startsWith(paymentKeyPrefix)) listener();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};

export function tabChannel(): Channel {
  try {
    const channel = new BroadcastChannel(channelName);
    return {
      tell: () => channel.postMessage('changed'),
      listen: (listener) => {
        channel.addEventListener('message', listener);
        return () => channel.removeEventListener('message', listener);
      },
    };
  } catch {
    return mirrorChannel;
  }
}
