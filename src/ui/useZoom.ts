import { type RefObject, useEffect, useState } from 'react';
import { panBy, wholePicture, type ZoomPoint, type ZoomSizes, zoomBy } from './zoomView';

const middle: ZoomPoint = { x: 0, y: 0 };

/**
 * The magnification of the picture on a stage, which always shows as much of it as it can. The wheel is heard here,
 * for React's own listener may not keep the page from scrolling.
 */
export function useZoom(stageRef: RefObject<HTMLElement | null>, pictureRef: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(wholePicture);

  function sizes(): ZoomSizes {
    const stage = stageRef.current;
    return {
      stage: { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 },
      picture: pictureRef.current?.offsetWidth ?? 0,
    };
  }

  function zoom(factor: number, point: ZoomPoint = middle) {
    setView((now) => zoomBy(now, factor, point, sizes()));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `zoom` reads the refs and sets state, the first one serves for ever.
  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top, width, height } = stage.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 300), { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 });
    };
    const onResize = () => setView(wholePicture);
    stage.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('resize', onResize);
    return () => {
      stage.removeEventListener('wheel', onWheel);
      window.removeEventListener('resize', onResize);
    };
  }, []);

  return {
    view,
    zoom,
    pan: (by: ZoomPoint) => setView((now) => panBy(now, by, sizes())),
    reset: () => setView(wholePicture),
  };
}
