import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted when its response arrives: a late one must not change another page. */
export function useIsMounted(): RefObject<boolean> {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
