import { useCallback, useEffect, useState } from 'react';
import type { LazyModule } from './lazyModule';

/** Loads a module once it is needed. `value` is undefined until then, or if that failed. */
export function useLazyModule<T extends object>(module: LazyModule<T>, needed: boolean) {
  const [value, setValue] = useState(module.loaded);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    module.load().then(setValue, () => setFailed(true));
  }, [module]);
  const missing = needed && !value;
  useEffect(() => {
    if (missing) load();
  }, [missing, load]);
  return { value, failed, load };
}
