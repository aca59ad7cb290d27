import { useCallback, useEffect, useState } from 'react';
import type { LazyModule } from './lazyModule';
import { loadWithRetry } from './loadWithRetry';

/** Loads a module once it is needed, after a failure again and again. `value` is undefined until it arrives. */
export function useLazyModule<T extends object>(module: LazyModule<T>, needed: boolean) {
  const [value, setValue] = useState(module.loaded);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    module.load().then(setValue, () => {
      setFailed(true);
      void loadWithRetry(module.load).then(setValue);
    });
  }, [module]);
  const missing = needed && !value;
  useEffect(() => {
    if (missing) load();
  }, [missing, load]);
  return { value, failed, load };
}
