type Events = WindowEventMap & DocumentEventMap & MediaQueryListEventMap;

/** Listens to events of these names; returns the function that stops it. */
export function listen<Name extends keyof Events>(
  target: EventTarget,
  names: Name | readonly Name[],
  listener: (event: Events[Name]) => unknown,
  options?: AddEventListenerOptions,
): () => void {
  const stopped = new AbortController();
  for (const name of [names].flat())
    target.addEventListener(name, listener as EventListener, { ...options, signal: stopped.signal });
  return () => stopped.abort();
}

/** One function that calls all of these. */
export const stopAll =
  (...stops: readonly (() => void)[]) =>
  () => {
    for (const stop of stops) stop();
  };
