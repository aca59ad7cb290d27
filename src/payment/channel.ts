/** News between the tabs of the shop: "the journal changed". */
export interface Channel {
  tell(): void;
  /** Calls `listener` when another tab told; gives the way to stop it. */
  listen(listener: () => void): () => void;
}

const channelName = 'payments';

/** BroadcastChannel; where it is missing the tabs learn of each other when they come to the front. */
export function broadcastChannel(): Channel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel(channelName);
  return {
    tell: () => channel.postMessage('changed'),
    listen: (listener) => {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}
