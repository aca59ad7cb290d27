import { listenOn } from '../server/listen';
import { buildAnswers } from './serveBuild';

/** Serves builds on one address, one after the other, like a static host over several deploys. */
export async function changingHost(first: string) {
  let answer = buildAnswers(first);
  const requests: string[] = [];
  const { url, stop } = await listenOn(0, (incoming, outgoing) => {
    requests.push(incoming.url ?? '');
    answer(incoming, outgoing);
  });
  return {
    url,
    stop,
    /** Paths of all requests so far. */
    requests,
    deploy: (dir: string) => {
      answer = buildAnswers(dir);
    },
    /** Closes every connection without an answer, as a host that is down. */
    goDown: () => {
      answer = (incoming) => incoming.socket.destroy();
    },
  };
}
